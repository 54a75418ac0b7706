import { isPlainObject } from '#src/shared/values/plainObject.ts';

/** What an app says into the page of its web view: its player has logged out there (product §4, reason web view). */
export const LEFT_APP = 'web-view-logged-out';

/**
 * Hears the app that shows this page in its web view: `postMessage({ type: 'web-view-logged-out' })` run in the page itself, the one window an
 * app can speak in. Frames and other windows have no say. Returns how to stop.
 */
export function hearApp(onLeft: () => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === window && origin === location.origin && isPlainObject(data) && data['type'] === LEFT_APP) onLeft();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

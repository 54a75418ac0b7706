import { isPlainObject } from '#src/shared/values/plainObject.ts';

/** The native app sends this when its player has logged out (product §4, reason web view). */
export const LEFT_APP = 'web-view-logged-out';

/** Listens to the native app. Ignores messages from frames and other windows. */
export function listenToApp(onLeft: () => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === window && origin === location.origin && isPlainObject(data) && data['type'] === LEFT_APP) onLeft();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

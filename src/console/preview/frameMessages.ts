import type { RenderReport } from '#src/render/index.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';

const NAME = 'gallery-report';
type Message = { readonly name: typeof NAME; readonly report: RenderReport };

export const notifyParent = (report: RenderReport): void => parent.postMessage({ name: NAME, report } satisfies Message, location.origin);

/** Listens to a frame's reports. Ignores malformed messages and those of other origins or windows. Returns a cleanup function. */
export function onReportOf(frame: () => Window | null, listener: (report: RenderReport) => void): () => void {
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin === location.origin && source !== null && source === frame() && isMessage(data)) listener(data.report);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('name' in data) || data.name !== NAME || !('report' in data)) return false;
  const { report } = data;
  return hasTexts(report, ['revision', 'nodeId', 'kind', 'reason']);
}

export function showIn(frame: Window, address: string): void {
  frame.history.replaceState(null, '', address);
  frame.dispatchEvent(new PopStateEvent('popstate'));
}

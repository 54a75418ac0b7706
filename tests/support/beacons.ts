import { vi } from 'vitest';
import type { StampedEvent } from '#src/platform/analytics/events.ts';

type Body = { readonly visit: string; readonly events: readonly StampedEvent[] };

/**
 * Replaces a page's background work: collects beacons, answers flag requests with `flags`, and makes the browser idle at once. Call `start`
 * before each test and `stop` after unmounting.
 */
export function watchBeacons() {
  let sent: Blob[] = [];
  const state = { asked: [] as string[], flags: [] as readonly object[] };
  const bodies = () => Promise.all(sent.map(async (blob) => JSON.parse(await blob.text()) as Body));
  return {
    state,
    bodies,
    start: (): void => {
      sent = [];
      Object.assign(state, { asked: [], flags: [] });
      vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
        state.asked.push(input instanceof Request ? input.url : String(input));
        return new Response(JSON.stringify({ flags: state.flags }), { headers: { 'content-type': 'application/json' } });
      });
      vi.stubGlobal('requestIdleCallback', (idle: () => void) => {
        idle();
        return 1;
      });
      vi.stubGlobal('cancelIdleCallback', () => undefined);
      Object.defineProperty(navigator, 'sendBeacon', {
        configurable: true,
        value: (_path: string, blob: Blob) => {
          sent.push(blob);
          return true;
        },
      });
    },
    stop: (): void => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'sendBeacon');
    },
    count: (): number => sent.length,
    forget: (): void => {
      sent = [];
    },
    /** Leaves the page and returns all its events, without times. */
    events: async (): Promise<readonly { readonly type: string }[]> => {
      dispatchEvent(new Event('pagehide'));
      return (await bodies()).flatMap((body) => body.events.map(({ at: _, ...event }) => event));
    },
  };
}

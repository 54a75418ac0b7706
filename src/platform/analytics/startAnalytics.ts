import { createCollector } from './collector.ts';
import type { EventBroker } from './broker.ts';
import { isSampled } from './sampling.ts';

export const ANALYTICS_PATH = '/telemetry/events';

export type AnalyticsOptions = {
  readonly broker: EventBroker;
  /** Made up by this tab. */
  readonly visit: string;
  /** Share of visits that are counted, from 0 to 1; the server's to say. */
  readonly rate: number;
};

const beacon = (body: string): boolean => navigator.sendBeacon(ANALYTICS_PATH, new Blob([body], { type: 'application/json' }));

/** Sends what happens to the collector of the server, if this visit is among those that are counted. Returns how to stop. */
export function startAnalytics({ broker, visit, rate }: AnalyticsOptions): () => void {
  // Heard all the same, so that nothing piles up.
  if (!isSampled(visit, rate)) return broker.subscribe(() => undefined);
  const collector = createCollector({ visit, send: beacon });
  const stopHearing = broker.subscribe(collector.take);
  const leave = (): void => {
    if (document.visibilityState === 'hidden') collector.flush();
  };
  addEventListener('pagehide', collector.flush);
  document.addEventListener('visibilitychange', leave);
  return () => {
    stopHearing();
    collector.flush();
    collector.stop();
    removeEventListener('pagehide', collector.flush);
    document.removeEventListener('visibilitychange', leave);
  };
}

import { createCollector } from './collector.ts';
import type { EventBroker } from './broker.ts';
import { isSampled } from './sampling.ts';

export const ANALYTICS_PATH = '/telemetry/events';

export type AnalyticsOptions = {
  readonly broker: EventBroker;
  readonly visit: string;
  readonly rate: number;
};

const beacon = (body: string): boolean => navigator.sendBeacon(ANALYTICS_PATH, new Blob([body], { type: 'application/json' }));

export function startAnalytics({ broker, visit, rate }: AnalyticsOptions): () => void {
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

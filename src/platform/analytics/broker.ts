import type { AnalyticsEvent, StampedEvent } from './events.ts';
import { recordEvent } from './recentEvents.ts';

const MAX_EARLY = 100;

export type EventBroker = {
  readonly publish: (event: AnalyticsEvent) => void;
  /** The first listener also gets up to `MAX_EARLY` earlier events. */
  readonly subscribe: (listener: (event: StampedEvent) => void) => () => void;
};

export function createBroker(now: () => number): EventBroker {
  const listeners = new Set<(event: StampedEvent) => void>();
  let early: StampedEvent[] = [];
  return {
    publish: (event) => {
      const stamped = { ...event, at: Math.round(now()) };
      recordEvent(stamped);
      if (listeners.size === 0) early = [...early, stamped].slice(-MAX_EARLY);
      for (const listener of listeners) listener(stamped);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const waited = early;
      early = [];
      for (const event of waited) listener(event);
      return () => listeners.delete(listener);
    },
  };
}

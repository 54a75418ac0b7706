import { createStore } from 'zustand/vanilla';
import type { AnalyticsEvent } from './events.ts';

const last = createStore<{ readonly event: AnalyticsEvent | null }>(() => ({ event: null }));

/** Reports an event that no store records. */
export const happened = (event: AnalyticsEvent): void => last.setState({ event });

export const onHappened = (listener: (event: AnalyticsEvent) => void): (() => void) =>
  last.subscribe(({ event }) => event && listener(event));

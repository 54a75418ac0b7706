import { createStore } from 'zustand/vanilla';
import type { AnalyticsEvent } from './events.ts';

const last = createStore<{ readonly event: AnalyticsEvent | null }>(() => ({ event: null }));

/** Tells of something that no state shows afterwards, for whoever counts what happens. Nobody listening is no fault. */
export const happened = (event: AnalyticsEvent): void => last.setState({ event });

/** Answers how to stop. */
export const onHappened = (listener: (event: AnalyticsEvent) => void): (() => void) =>
  last.subscribe(({ event }) => event && listener(event));

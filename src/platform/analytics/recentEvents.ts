import { createStore } from 'zustand/vanilla';
import type { StampedEvent } from './events.ts';

const MOST = 50;

export const recentEvents = createStore<readonly { readonly number: number; readonly event: StampedEvent }[]>(() => []);

let count = 0;

export function recordEvent(event: StampedEvent): void {
  count += 1;
  recentEvents.setState([...recentEvents.getState(), { number: count, event }].slice(-MOST), true);
}

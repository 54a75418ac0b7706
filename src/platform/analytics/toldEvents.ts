import { createStore } from 'zustand/vanilla';
import type { StampedEvent } from './events.ts';

const MOST = 50;

export const toldEvents = createStore<readonly { readonly number: number; readonly event: StampedEvent }[]>(() => []);

let told = 0;

export function noteTold(event: StampedEvent): void {
  told += 1;
  toldEvents.setState([...toldEvents.getState(), { number: told, event }].slice(-MOST), true);
}

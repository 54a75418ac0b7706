import type { Bus } from './bus.ts';

export type SharedState<T> = { readonly get: () => T; readonly set: (next: T) => void };

/** `set` changes this process's value at once, then notifies other processes. */
export function sharedState<T>(bus: Bus, topic: string, first: T): SharedState<T> {
  let held = first;
  bus.subscribe(topic, (next) => {
    held = next as T;
  });
  return {
    get: () => held,
    set: (next) => {
      held = next;
      bus.publish(topic, next);
    },
  };
}

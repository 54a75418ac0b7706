import type { Bus } from './bus.ts';

/** Calls listeners synchronously, all of them even if one throws. */
export function createMemoryBus(onError: (error: unknown) => void = () => undefined): Bus {
  const topics = new Map<string, Set<(message: unknown) => void>>();
  return {
    publish: (topic, message) => {
      for (const listener of [...(topics.get(topic) ?? [])]) {
        try {
          listener(message);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe: (topic, listener) => {
      const own = (message: unknown): void => listener(message);
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    close: () => {
      topics.clear();
      return Promise.resolve();
    },
  };
}

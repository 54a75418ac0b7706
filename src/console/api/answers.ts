import { createStore, type StoreApi } from 'zustand/vanilla';

/** Caches query results, so that visited screens render at once. */
export type Answers = {
  readonly kept: (key: string) => unknown;
  readonly keep: (key: string, value: unknown) => void;
  /** Calls with the same key share one request. After a change, sends a new request. */
  readonly shared: <T>(key: string, ask: () => Promise<T>) => Promise<T>;
  /** Invalidates the results of the `concerned` operations, by default of all. */
  readonly changed: (concerned?: ReadonlySet<string>) => void;
  readonly forget: () => void;
  readonly changes: StoreApi<number>;
  readonly changesOf: (name: string) => number;
};

const MOST = 200;

export function createAnswers(): Answers {
  const kept = new Map<string, unknown>();
  const changes = createStore<number>(() => 0);
  const asked = new Map<string, Promise<unknown>>();
  const some = new Map<string, number>();
  let ofAll = 0;
  const changed = (concerned?: ReadonlySet<string>): void => {
    for (const key of asked.keys()) if (!concerned || concerned.has(nameIn(key))) asked.delete(key);
    if (!concerned) ofAll += 1;
    for (const name of concerned ?? []) some.set(name, (some.get(name) ?? 0) + 1);
    changes.setState((count) => count + 1, true);
  };
  return {
    kept: (key) => kept.get(key),
    keep: (key, value) => {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    shared: <T>(key: string, ask: () => Promise<T>) => {
      const underWay = asked.get(key) as Promise<T> | undefined;
      if (underWay) return underWay;
      const answer = ask().finally(() => {
        if (asked.get(key) === answer) asked.delete(key);
      });
      asked.set(key, answer);
      return answer;
    },
    changed,
    forget: () => {
      kept.clear();
      changed();
    },
    changes,
    changesOf: (name) => ofAll + (some.get(name) ?? 0),
  };
}

const nameIn = (key: string): string => key.split(' ', 1)[0] ?? '';

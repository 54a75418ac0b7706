import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was answered last to each question, so that a screen seen before stands at once, and is then asked for anew. */
export type Answers = {
  readonly kept: (key: string) => unknown;
  readonly keep: (key: string, value: unknown) => void;
  /** Asks; whoever asks the same before the answer is there gets that answer, unless something was changed meanwhile. */
  readonly shared: <T>(key: string, ask: () => Promise<T>) => Promise<T>;
  /** Something was changed: every screen asks again, or what asks one of these operations. */
  readonly changed: (concerned?: ReadonlySet<string>) => void;
  /** Nothing of one operator is left for the next. */
  readonly forget: () => void;
  /** How often there was a change. */
  readonly changes: StoreApi<number>;
  /** How often there was one that concerns an operation. */
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
      // A key names its question, and each question has answers of one shape.
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

/** Questions are keyed by the operation, a space, and what is asked of it. */
const nameIn = (key: string): string => key.split(' ', 1)[0] ?? '';

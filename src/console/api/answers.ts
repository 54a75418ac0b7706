import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was answered last to each question, so that a screen seen before stands at once, and is then asked for anew. */
export type Answers = {
  readonly kept: (key: string) => unknown;
  readonly keep: (key: string, value: unknown) => void;
  /** Asks; whoever asks the same before the answer is there gets that answer, unless something was changed meanwhile. */
  readonly shared: <T>(key: string, ask: () => Promise<T>) => Promise<T>;
  /** Something was changed: every screen asks again. */
  readonly changed: () => void;
  /** Nothing of one operator is left for the next. */
  readonly forget: () => void;
  /** How often there was a change. */
  readonly changes: StoreApi<number>;
};

const MOST = 200;

export function createAnswers(): Answers {
  const kept = new Map<string, unknown>();
  const changes = createStore<number>(() => 0);
  const asked = new Map<string, Promise<unknown>>();
  const changed = (): void => {
    asked.clear();
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
  };
}

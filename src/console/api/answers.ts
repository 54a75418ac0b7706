import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was answered last to each question, so that a screen seen before stands at once, and is then asked for anew. */
export type Answers = {
  readonly kept: (key: string) => unknown;
  readonly keep: (key: string, value: unknown) => void;
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
  const changed = (): void => changes.setState((count) => count + 1, true);
  return {
    kept: (key) => kept.get(key),
    keep: (key, value) => {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    changed,
    forget: () => {
      kept.clear();
      changed();
    },
    changes,
  };
}

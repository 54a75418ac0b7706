import { secondsOf } from './seconds.ts';

export type Portion = {
  readonly run: readonly string[];
  readonly left: readonly string[];
  readonly seconds: number;
};

/** Selects tests by rank. Skips tests that exceed the remaining budget, and unrelated tests, whose rank is infinite. */
export function fitBudget(tests: readonly string[], rank: (test: string) => number, budgetSeconds: number): Portion {
  const related = tests
    .map((test) => ({ test, rank: rank(test) }))
    .filter((each) => each.rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank || (one.test < other.test ? -1 : 1));
  const run: string[] = [];
  const left: string[] = [];
  let seconds = 0;
  for (const { test } of related) {
    const isIn = seconds + secondsOf(test) <= budgetSeconds;
    (isIn ? run : left).push(test);
    if (isIn) seconds += secondsOf(test);
  }
  return { run, left, seconds };
}

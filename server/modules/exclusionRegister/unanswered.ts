import { BoundedCache } from '#server/platform/cache.ts';

const REST_MS = 5_000;
const MOST_REST_MS = 60_000;
const MOST_ACCOUNTS = 10_000;

export type Unanswered = {
  readonly note: (playerId: string, isKept: boolean) => void;
  /** Accounts that the register recently left unanswered. They are retried later, so that other accounts come first. */
  readonly resting: () => readonly string[];
};

export function createUnanswered(now: () => Date): Unanswered {
  const failures = new BoundedCache<string, { readonly atMs: number; readonly restMs: number }>(MOST_ACCOUNTS);
  return {
    note: (playerId, isKept) => {
      const before = failures.get(playerId)?.restMs ?? REST_MS / 2;
      if (isKept) failures.delete(playerId);
      else failures.set(playerId, { atMs: now().getTime(), restMs: Math.min(before * 2, MOST_REST_MS) });
    },
    resting: () => {
      const nowMs = now().getTime();
      return failures
        .entries()
        .filter(([, { atMs, restMs }]) => Math.abs(nowMs - atMs) < restMs)
        .map(([playerId]) => playerId);
    },
  };
}

import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema/index.ts';
import { withTimeout } from '../withTimeout.ts';
import type { Counted } from './batches.ts';

export type Count = { readonly points: number; readonly leftMs: number };
/** Count that arrives too late. Null if the uses were certainly not counted. */
export type OverdueCount = { readonly late: Promise<Count | null> };
export type SharedCounts = { readonly add: (key: string, points: number, windowMs: number) => Promise<Count | OverdueCount | null> };
type Limiters = (seconds: number) => { readonly penalty: (key: string, points: number) => Promise<Counted> };

/** Maximum milliseconds to wait, because a slow store must not delay a login. */
const ANSWER_MS = 300;
/** Milliseconds without calls to the store after it did not answer in time. Meanwhile each process limits separately. */
const AWAY_MS = 1_000;

type Asked = {
  readonly limiters: Limiters;
  readonly onAway: (isAway: boolean) => void;
  readonly nowMs: () => number;
  readonly answerMs?: number;
};

/** Counts in a shared store. While the store is unreachable, tries once per second. */
export function createSharedCounts({ limiters, onAway, nowMs, answerMs = ANSWER_MS }: Asked): SharedCounts {
  const bySeconds = new Map<number, ReturnType<Limiters>>();
  let awayUntil = 0;
  let unanswered = 0;
  let isAway = false;
  const limiterOf = (seconds: number) => {
    const limiter = bySeconds.get(seconds) ?? limiters(seconds);
    bySeconds.set(seconds, limiter);
    return limiter;
  };
  const owe = (asked: Promise<unknown>): void => {
    unanswered += 1;
    const isPaid = (): void => {
      unanswered -= 1;
    };
    asked.then(isPaid, isPaid);
  };
  const turn = (next: boolean): void => {
    if (next !== isAway) onAway(next);
    isAway = next;
  };
  return {
    add: async (key, points, windowMs) => {
      // While the store does not respond, sends one request at a time, because each request holds a connection.
      if (unanswered > 0 || performance.now() < awayUntil) return null;
      const asked = limiterOf(Math.ceil(windowMs / 1_000)).penalty(`${key}${movedBy(nowMs(), windowMs)}`, points);
      const counted = await withTimeout(answerMs, asked);
      if (counted === null) owe(asked);
      awayUntil = counted === null ? performance.now() + AWAY_MS : 0;
      turn(counted === null);
      return counted === null ? { late: asked.then(countOf, () => null) } : countOf(counted);
    },
  };
}

const countOf = ({ consumedPoints, msBeforeNext }: Counted): Count => ({ points: consumedPoints, leftMs: msBeforeNext });

/** Suffix of keys if the sandbox's clock is shifted, because the store does not know that clock. Empty in production. */
function movedBy(nowMs: number, windowMs: number): string {
  const windows = Math.round((nowMs - Date.now()) / windowMs);
  return windows === 0 ? '' : `+${windows}`;
}

const TABLE = 'rate_limits';

export async function sweepCounts(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom(TABLE).where('expire', '<', String(Date.now())).execute();
}

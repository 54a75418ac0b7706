import { createHash } from 'node:crypto';
import { type LimitRules, RateLimit } from './rateLimit.ts';
import type { SharedCounts } from './sharedCounts.ts';

export { GuessGate } from './guessGate.ts';
export type { LimitRules, RateLimit, Taken } from './rateLimit.ts';
export { postgresLimiters } from './postgresCounts.ts';
export { redisLimiters } from './redisCounts.ts';
export { createSharedCounts, sweepCounts } from './sharedCounts.ts';

export type RateLimits = {
  /** Opens a limit shared by all processes. Call this once per name. */
  readonly open: (name: string, rules: LimitRules) => RateLimit;
  /** Sends the uses that other processes do not know yet to the shared store. Call this every second, and before the store closes. */
  readonly settle: () => Promise<void>;
};

/** Creates rate limits. Without `counts`, each process counts separately. */
export function createRateLimits(nowMs: () => number, counts: SharedCounts | null = null): RateLimits {
  const opened: RateLimit[] = [];
  return {
    open: (name, rules) => {
      const named = counts && {
        add: (key: string, points: number, windowMs: number) => counts.add(sharedKey(name, key), points, windowMs),
      };
      const limit = new RateLimit(rules, { counts: named, nowMs });
      opened.push(limit);
      return limit;
    },
    settle: async () => {
      await Promise.all(opened.map((limit) => limit.settle()));
    },
  };
}

/** Hashes the key, because it may be an IP or email address. */
const sharedKey = (name: string, key: string): string => `${name}:${createHash('sha256').update(key).digest('base64url')}`;

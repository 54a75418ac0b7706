import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis.ts';
import { createRateLimits } from './index.ts';
import { redisLimiters } from './redisCounts.ts';

const KEYS = 1_000;

describe.skipIf(!hasRedis)('counts in a Redis-compatible server (needs redis-server)', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  it('counts of a thousand keys are sent in a few commands, each with its points', async () => {
    const client = await createClient({ url: redis.url }).connect();
    const evals = async (): Promise<number> => Number(/cmdstat_eval:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? 0);
    const { limiters, close } = await redisLimiters(redis.url, () => undefined);
    const limiter = limiters(60);
    const add = async (key: string, points: number, windowMs: number) => {
      expect(windowMs).toBe(60_000);
      const counted = await limiter.penalty(key, points).catch(() => null);
      return counted && { points: counted.consumedPoints, leftMs: counted.msBeforeNext };
    };
    const process = () => {
      const limits = createRateLimits(Date.now, { add });
      return { limits, limit: limits.open('tries', { most: 2_000, windowMs: 60_000 }) };
    };
    const [one, two] = [process(), process()];
    for (let key = 0; key < KEYS; key += 1) one.limit.takeAtOnce(`key ${key}`, 20 + (key % 7));
    const before = await evals();
    await one.limits.settle();
    expect((await evals()) - before).toBeLessThanOrEqual(4);
    for (const key of [0, 3, 999]) {
      two.limit.takeAtOnce(`key ${key}`, 100);
      await two.limits.settle();
      const left = 2_000 - 100 - 20 - (key % 7);
      expect([two.limit.takeAtOnce(`key ${key}`, left + 1).isAllowed, two.limit.takeAtOnce(`key ${key}`, left).isAllowed]).toEqual([
        false,
        true,
      ]);
    }
    await close();
    client.destroy();
  });
});

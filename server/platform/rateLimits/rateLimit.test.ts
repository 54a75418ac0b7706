import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from './index.ts';
import { RateLimit } from './rateLimit.ts';
import { createSharedCounts } from './sharedCounts.ts';

function sharedStore(nowMs: () => number) {
  const counts = new Map<string, { points: number; endsMs: number }>();
  const state = { isAway: false, asked: 0 };
  const add = async (key: string, points: number, windowMs: number) => {
    state.asked += 1;
    await Promise.resolve();
    if (state.isAway) return null;
    const known = counts.get(key);
    const count = known && known.endsMs > nowMs() ? known : { points: 0, endsMs: nowMs() + windowMs };
    count.points += points;
    counts.set(key, count);
    return { points: count.points, leftMs: count.endsMs - nowMs() };
  };
  return { state, counts: { add } };
}

function stage(most: number, windowMs = 60_000) {
  const clock = { nowMs: 0 };
  const store = sharedStore(() => clock.nowMs);
  const process = () => createRateLimits(() => clock.nowMs, store.counts);
  const open = () => process().open('tries', { most, windowMs });
  return { clock, store, open };
}

const allowedOf = async (limit: Pick<RateLimit, 'take'>, tries: number, key = 'a'): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: tries }, () => limit.take(key)));
  return answers.filter(({ isAllowed }) => isAllowed).length;
};

describe('a limit in one process', () => {
  const alone = (most: number, clock: { nowMs: number }, maxKeys?: number) =>
    new RateLimit({ most, windowMs: 1_000 }, { nowMs: () => clock.nowMs, ...(maxKeys === undefined ? {} : { maxKeys }) });

  it('a limit allows a number per key in a window that begins with the first', async () => {
    const clock = { nowMs: 999 };
    const limit = alone(2, clock);
    expect([await allowedOf(limit, 3), await allowedOf(limit, 1, 'b')]).toEqual([2, 1]);
    clock.nowMs = 1_998;
    expect(await limit.take('a')).toEqual({ isAllowed: false, retrySeconds: 1 });
    clock.nowMs = 1_999;
    expect(await allowedOf(limit, 3)).toBe(2);
  });

  it('a limit with too many keys drops only the key unused longest', async () => {
    const clock = { nowMs: 0 };
    const limit = alone(1, clock, 3);
    for (const key of ['b', 'c', 'mine']) await limit.take(key);
    for (let stranger = 0; stranger < 50; stranger += 1) {
      await limit.take(`stranger ${stranger}`);
      expect(await allowedOf(limit, 1, 'mine'), 'whoever has many addresses resets nobody who goes on').toBe(0);
    }
  });
});

describe('a limit of several processes', () => {
  it.each([3, 20, 100, 3_000])('a limit of %i lets two processes together exceed it by at most a tenth', async (most) => {
    const { open } = stage(most);
    const [one, two] = [open(), open()];
    const given = await Promise.all([allowedOf(one, most * 2), allowedOf(two, most * 2)]);
    const together = given[0] + given[1];
    expect(together).toBeLessThanOrEqual(Math.floor(most * 1.1));
    expect(together).toBeGreaterThanOrEqual(most * 0.9);
  });

  it('a shared limit counts for a process that starts later', async () => {
    const { open, clock } = stage(20);
    const first = open();
    expect(await allowedOf(first, 30)).toBe(20);
    clock.nowMs = 20_000;
    expect(await open().take('a')).toEqual({ isAllowed: false, retrySeconds: 40 });
  });

  it('a shared limit reads the store once per twentieth, and not for refused tries', async () => {
    const { open, store } = stage(100);
    const limit = open();
    for (let taken = 0; taken < 100; taken += 1) await limit.take('a');
    expect(store.state.asked).toBe(20);
    for (let taken = 0; taken < 100; taken += 1) expect((await limit.take('a')).isAllowed).toBe(false);
    expect(store.state.asked).toBe(20);
  });

  it('a shared limit reports its count once a second', async () => {
    const { clock, store } = stage(100);
    const processes = [createRateLimits(() => clock.nowMs, store.counts), createRateLimits(() => clock.nowMs, store.counts)];
    const [one, two] = processes.map((limits) => limits.open('tries', { most: 100, windowMs: 60_000 }));
    for (let taken = 0; taken < 4; taken += 1) await one?.take('a');
    expect(store.state.asked).toBe(0);
    for (const limits of processes) await limits.settle();
    expect(store.state.asked).toBe(1);
    expect(await allowedOf(two ?? { take: () => Promise.reject(new Error('no limit')) }, 200)).toBe(96);
  });

  it('a shared limit counts a point that was given back as free', async () => {
    const { open } = stage(3);
    const [one, two] = [open(), open()];
    expect(await allowedOf(one, 3)).toBe(3);
    expect(await allowedOf(two, 1)).toBe(0);
    one.giveBack('a');
    for (const limit of [one, two]) await limit.settle();
    expect(await allowedOf(open(), 2)).toBe(1);
  });

  it('a limit counts per process while the store is unavailable, and is reported afterwards', async () => {
    const { open, store } = stage(20);
    const [one, two] = [open(), open()];
    store.state.isAway = true;
    expect([await allowedOf(one, 50), await allowedOf(two, 50)], 'nobody is without a limit').toEqual([20, 20]);
    store.state.isAway = false;
    await one.settle();
    expect(await allowedOf(open(), 5), 'a third process is told of it').toBe(0);
  });
});

describe('a store that answers late', () => {
  afterEach(() => vi.useRealTimers());

  it('a late store receives every point once', async () => {
    vi.useFakeTimers();
    const answers: (() => void)[] = [];
    let counted = 0;
    const penalty = (_key: string, points: number) => {
      const consumedPoints = (counted += points);
      return new Promise<{ consumedPoints: number; msBeforeNext: number }>((resolve) =>
        answers.push(() => resolve({ consumedPoints, msBeforeNext: 60_000 })),
      );
    };
    const counts = createSharedCounts({ limiters: () => ({ penalty }), onAway: () => undefined, nowMs: Date.now });
    const limit = createRateLimits(Date.now, counts).open('tries', { most: 20, windowMs: 60_000 });
    for (let taken = 0; taken < 4; taken += 1) {
      const taking = limit.take('a');
      await vi.advanceTimersByTimeAsync(300);
      expect((await taking).isAllowed).toBe(true);
      for (const answer of answers.splice(0)) answer();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(counted).toBe(4);
  });
});

describe('an unavailable store', () => {
  function counts(penalty: () => Promise<never>) {
    const said: boolean[] = [];
    let asked = 0;
    const limiters = () => ({ penalty: () => ((asked += 1), penalty()) });
    return {
      said,
      asked: () => asked,
      counts: createSharedCounts({ limiters, onAway: (isAway) => said.push(isAway), nowMs: Date.now, answerMs: 1 }),
    };
  }

  it('a store that does not answer counts as unavailable, and is not asked for a second', async () => {
    const silent = counts(() => new Promise<never>(() => undefined));
    expect(await silent.counts.add('a', 1, 1_000)).toHaveProperty('late');
    for (let tries = 0; tries < 10; tries += 1) expect(await silent.counts.add('a', 1, 1_000)).toBeNull();
    expect([silent.asked(), silent.said]).toEqual([1, [true]]);
  });

  it('a store that fails counts as unavailable', async () => {
    const broken = counts(() => Promise.reject(new Error('no connection')));
    const answer = await broken.counts.add('a', 1, 1_000);
    expect(answer && 'late' in answer ? await answer.late : answer).toBeNull();
    expect(broken.said).toEqual([true]);
  });
});

import { expect, test } from 'vitest';
import { ok, refuse } from '#src/shared/values/result.ts';
import { inLine, MOST_IN_LINE_MS } from './inLine.ts';

const busy = (retrySeconds?: number) =>
  refuse({ code: 'busy' as const, message: 'Busy', ...(retrySeconds === undefined ? {} : { retrySeconds }) });

function stage(answers: readonly ReturnType<typeof busy>[]) {
  let nowMs = 0;
  let asked = 0;
  let isGone = false;
  const waits: number[] = [];
  return {
    waits,
    leave: () => (isGone = true),
    asked: () => asked,
    run: () =>
      inLine(() => Promise.resolve(answers[asked++] ?? ok('in')), {
        onWait: () => undefined,
        pause: (ms) => {
          waits.push(ms);
          nowMs += ms;
          return Promise.resolve();
        },
        nowMs: () => nowMs,
        isGone: () => isGone,
      }),
  };
}

test('a login in line is repeated after the time the server gives', async () => {
  const line = stage([busy(5), busy(2)]);
  expect(await line.run()).toEqual(ok('in'));
  expect(line.waits).toEqual([5_000, 2_000]);
});

test('a login refused without a time is not repeated', async () => {
  const line = stage([busy()]);
  expect(await line.run()).toEqual(busy());
  expect(line.waits).toEqual([]);
});

test('a login in line gives up after a minute in total', async () => {
  const line = stage(Array.from({ length: 20 }, () => busy(25)));
  expect(await line.run()).toEqual(busy(25));
  expect(line.waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(MOST_IN_LINE_MS);
  expect(line.asked()).toBe(3);
});

test('a login in line stops when the visitor leaves', async () => {
  const line = stage([busy(5)]);
  line.leave();
  expect(await line.run()).toEqual(busy(5));
  expect(line.asked()).toBe(1);
});

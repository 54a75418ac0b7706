import { describe, expect, test } from 'vitest';
import { FramePace, LEAST, TARGET_MS } from './framePace.ts';

const FIRST = new FramePace().share;
const FULL = LEAST * 2;

const after = (frames: readonly (readonly [number, number])[]): number => {
  const pace = new FramePace();
  for (const [told, tookMs] of frames) pace.learn(told, 1_000, 1_000 + tookMs);
  return pace.share;
};

describe('the share of a frame', () => {
  test('the share of a frame shrinks while full frames are slow, down to a floor', () => {
    expect(after([[FULL, TARGET_MS * 1.25]])).toBe(Math.round(FULL / 1.25));
    expect(after(Array.from({ length: 10 }, () => [512, 500] as const))).toBe(256);
    expect(after(Array.from({ length: 10 }, (_, at) => [Math.max(LEAST, FULL >> at), 500] as const))).toBe(LEAST);
  });

  test('the first share is small, and later ones are not', () => {
    expect(FIRST).toBeLessThan(LEAST / 2);
    for (const took of [1, TARGET_MS, 500]) expect(after([[FIRST, took]])).toBe(LEAST);
  });

  test('the share of a frame grows while full frames are quick, up to a ceiling', () => {
    expect(after([[FULL, TARGET_MS / 4]])).toBe(FULL * 1.25);
    expect(after(Array.from({ length: 20 }, () => [512, 1] as const))).toBe(512);
  });

  test('only frames at least half full change the share', () => {
    const pace = new FramePace();
    expect([0, FIRST / 2 - 1, FIRST / 2, FIRST].map((told) => pace.isTelling(told))).toEqual([false, false, true, true]);
    pace.learn(FULL, 0, TARGET_MS / 4);
    expect(pace.isTelling(FULL / 2)).toBe(false);
  });

  test('a frame that took no time grows the share', () => {
    expect(after([[FULL, 0]])).toBe(FULL * 1.25);
  });
});

describe('the rest after a frame', () => {
  const restAfter = (told: number, tookMs: number, later = 0): number => {
    const pace = new FramePace();
    pace.learn(told, 1_000, 1_000 + tookMs);
    return pace.restAt(1_000 + tookMs + later);
  };

  test('the rest after a frame is as long as a full frame took', () => {
    expect(restAfter(FIRST, 24)).toBe(24);
    expect(restAfter(FIRST, 24, 10)).toBe(14);
    expect(restAfter(FIRST, 24, 30)).toBe(0);
  });

  test('the rest after a frame is bounded', () => {
    expect(restAfter(FIRST, 5_000)).toBe(TARGET_MS * 2);
  });

  test('there is no rest before the first frame', () => {
    expect(new FramePace().restAt(0)).toBe(0);
  });
});

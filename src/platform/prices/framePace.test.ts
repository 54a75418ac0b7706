import { describe, expect, test } from 'vitest';
import { FramePace, TARGET_MS } from './framePace.ts';

const after = (frames: readonly (readonly [number, number])[]): number => {
  const pace = new FramePace();
  for (const [told, tookMs] of frames) pace.learn(told, tookMs);
  return pace.share;
};

describe('the share of a frame', () => {
  test('shrinks while full frames are slow, to a floor that still keeps up', () => {
    expect(after([[256, TARGET_MS * 2]])).toBe(128);
    expect(after(Array.from({ length: 10 }, (_, at) => [Math.max(64, 256 >> at), 500] as const))).toBe(64);
  });

  test('grows while full frames are quick, to a ceiling', () => {
    expect(after([[256, TARGET_MS / 4]])).toBe(320);
    expect(after(Array.from({ length: 20 }, () => [512, 1] as const))).toBe(512);
  });

  test('learns nothing from a frame that had little to draw', () => {
    expect(after([[20, 400]])).toBe(256);
  });

  test('survives a clock that stands still', () => {
    expect(after([[256, 0]])).toBe(320);
  });
});

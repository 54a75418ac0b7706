import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AuthoredImageShelf } from '#server/contract/generated/authored.ts';
import { maxWidthOf } from './ImageShelf.ts';

const picture = (use: AuthoredImageShelf['use'], width: number, height = 100): number =>
  maxWidthOf({ path: '/media/a.svg', alt: 'A', use, width, height });

it('an image is at most as wide as its use allows, and never wider than the file', () => {
  expect(picture('promotion', 4_000)).toBe(920);
  expect(picture('promotion', 300)).toBe(300);
  expect([picture('game', 2_000), picture('game-small', 2_000), picture('game-large', 2_000)]).toEqual([424, 200, 1_024]);
  expect([picture('lobby', 2_000), picture('cross-sell', 2_000), picture('loyalty', 2_000)]).toEqual([800, 100, 50]);
});

it('an image with a limited height has a width in proportion', () => {
  expect(picture('responsible-gaming', 300, 100)).toBe(90);
});

it('an image is at least one pixel wide, and a responsible-gaming logo at most 30 pixels high', () => {
  const side = fc.integer({ min: 1, max: 8_192 });
  const uses = fc.constantFrom('promotion', 'game', 'game-small', 'game-large', 'lobby', 'cross-sell', 'loyalty', 'responsible-gaming');
  fc.assert(
    fc.property(uses, side, side, (use, width, height) => {
      const drawn = picture(use, width, height);
      expect(Number.isInteger(drawn)).toBe(true);
      expect(drawn).toBeGreaterThanOrEqual(1);
      expect(drawn).toBeLessThanOrEqual(width);
      // For images one pixel wide, the height may exceed the limit.
      if (use === 'responsible-gaming' && drawn > 1) expect((drawn * height) / width).toBeLessThanOrEqual(30);
    }),
  );
});

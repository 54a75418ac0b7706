import { expect, it } from 'vitest';
import type { AuthoredImageShelf } from '../../gql/authored.ts';
import { maxWidthOf } from './ImageShelf.ts';

const picture = (use: AuthoredImageShelf['use'], width: number, height = 100): number =>
  maxWidthOf({ path: '/media/a.svg', alt: 'A', use, width, height });

it('is the narrower of what the use allows and what the picture has', () => {
  expect(picture('promotion', 4_000)).toBe(920);
  expect(picture('promotion', 300)).toBe(300);
  expect([picture('game', 2_000), picture('game-small', 2_000), picture('game-large', 2_000)]).toEqual([424, 200, 1_024]);
  expect([picture('lobby', 2_000), picture('cross-sell', 2_000), picture('loyalty', 2_000)]).toEqual([800, 100, 50]);
});

it('follows from the height where the height is what is capped', () => {
  expect(picture('responsible-gaming', 300, 100)).toBe(90);
});

import { describe, expect, it } from 'vitest';
import { casinoCategoryShelf } from './CasinoCategoryShelf.ts';

const link = (categorySlug: string) => ({ __typename: 'CasinoCategoryShelfDeepLink', categorySlug }) as const;

describe('a link to a casino category', () => {
  it.each([['slots', '/casino/category/slots']])('the casino category %s leads to %s and is read back', (categorySlug, address) => {
    expect(casinoCategoryShelf.path(link(categorySlug))).toBe(address);
    expect(casinoCategoryShelf.parse(address)).toEqual(link(categorySlug));
  });

  it.each(['', 'Slots', 'slots/game', '..'])('the casino category %j has no path', (categorySlug) =>
    expect(casinoCategoryShelf.path(link(categorySlug))).toBeNull(),
  );

  it.each(['/casino/category', '/casino/category/slots/game-1'])('the path %s is not the address of a casino category', (address) =>
    expect(casinoCategoryShelf.parse(address)).toBeNull(),
  );
});

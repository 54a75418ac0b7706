import { describe, expect, it } from 'vitest';
import { promotionList } from './PromotionList.ts';

const link = (tagId: string | null) => ({ __typename: 'PromotionListDeepLink', tagId }) as const;

describe('a link to the list of promotions', () => {
  it.each([
    [null, '/promotions'],
    ['parlay', '/promotions?tag=parlay'],
  ])('%s leads to %s, and is read back', (tagId, address) => {
    expect(promotionList.path(link(tagId))).toBe(address);
    expect(promotionList.parse(address)).toEqual(link(tagId));
  });

  it.each(['', 'a b', 'a&b', '<script>'])('%j leads nowhere', (tagId) => expect(promotionList.path(link(tagId))).toBeNull());

  it.each(['/promotions?tag=', '/promotions/parlay', '/promotions#top'])('%s is no such address', (address) =>
    expect(promotionList.parse(address)).toBeNull(),
  );
});

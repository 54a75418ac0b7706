import { describe, expect, it } from 'vitest';
import { promotionList } from './PromotionList.ts';

const link = (tagId: string | null) => ({ __typename: 'PromotionListDeepLink', tagId }) as const;

describe('a link to the list of promotions', () => {
  it.each([
    [null, '/promotions'],
    ['parlay', '/promotions?tag=parlay'],
  ])('the list of promotions with the tag %s leads to %s and is read back', (tagId, address) => {
    expect(promotionList.path(link(tagId))).toBe(address);
    expect(promotionList.parse(address)).toEqual(link(tagId));
  });

  it.each(['', 'a b', 'a&b', '<script>'])('the list of promotions with the tag %j has no path', (tagId) =>
    expect(promotionList.path(link(tagId))).toBeNull(),
  );

  it.each(['/promotions?tag=', '/promotions/parlay', '/promotions#top'])(
    'the path %s is not the address of a list of promotions',
    (address) => expect(promotionList.parse(address)).toBeNull(),
  );
});

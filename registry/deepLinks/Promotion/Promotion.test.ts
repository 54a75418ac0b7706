import { describe, expect, it } from 'vitest';
import { promotion } from './Promotion.ts';

const to = (promotionId: string) => promotion.path({ __typename: 'PromotionDeepLink', promotionId });

describe('a link to a promotion', () => {
  it('a promotion’s path contains its id', () => expect(to('parlay-guide')).toBe('/promotions/parlay-guide'));

  it.each(['', 'a/b', '..', '?x', '#top', 'a b', '<script>'])('the promotion %j has no path', (id) => expect(to(id)).toBeNull());

  it('a promotion is read back from its path; the list of promotions is not a promotion', () => {
    expect(promotion.parse('/promotions/parlay-guide')).toEqual({ __typename: 'PromotionDeepLink', promotionId: 'parlay-guide' });
    expect(promotion.parse('/promotions')).toBeNull();
  });
});

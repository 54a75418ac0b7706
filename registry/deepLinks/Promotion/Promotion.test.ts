import { describe, expect, it } from 'vitest';
import { promotion } from './Promotion.ts';

const to = (promotionId: string) => promotion.path({ __typename: 'PromotionDeepLink', promotionId });

describe('a link to a promotion', () => {
  it('leads to the promotion by its id', () => expect(to('parlay-guide')).toBe('/promotions/parlay-guide'));

  it.each(['', 'a/b', '..', '?x', '#top', 'a b', '<script>'])('%j leads nowhere', (id) => expect(to(id)).toBeNull());

  it('is read back from its path; the list of promotions is none', () => {
    expect(promotion.parse('/promotions/parlay-guide')).toEqual({ __typename: 'PromotionDeepLink', promotionId: 'parlay-guide' });
    expect(promotion.parse('/promotions')).toBeNull();
  });
});

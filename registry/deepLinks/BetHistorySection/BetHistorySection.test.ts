import { describe, expect, it } from 'vitest';
import { betHistorySection } from './BetHistorySection.ts';

const to = (sectionId: string) => betHistorySection.path({ __typename: 'BetHistorySectionDeepLink', sectionId });

describe('a link to a section of my bets', () => {
  it('leads to open bets at the page itself, to settled ones below it', () => {
    expect(to('open')).toBe('/my-bets');
    expect(to('settled')).toBe('/my-bets/settled');
  });

  it.each(['', 'pending', 'constructor', '__proto__', 'toString', '../open'])('%j leads nowhere', (sectionId) =>
    expect(to(sectionId)).toBeNull(),
  );

  it('is read back from its path, and from no other', () => {
    expect(betHistorySection.parse('/my-bets/settled')).toEqual({ __typename: 'BetHistorySectionDeepLink', sectionId: 'settled' });
    expect(betHistorySection.parse('/my-bets/cancelled')).toBeNull();
  });
});

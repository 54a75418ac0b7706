import { describe, expect, it } from 'vitest';
import { betHistorySection } from './BetHistorySection.ts';

const to = (sectionId: string) => betHistorySection.path({ __typename: 'BetHistorySectionDeepLink', sectionId });

describe('a link to a section of my bets', () => {
  it('open bets link to /my-bets, and settled bets to the page below', () => {
    expect(to('open')).toBe('/my-bets');
    expect(to('settled')).toBe('/my-bets/settled');
  });

  it.each(['', 'pending', 'constructor', '__proto__', 'toString', '../open'])('the section %j of my bets has no path', (sectionId) =>
    expect(to(sectionId)).toBeNull(),
  );

  it('a section of my bets is read back from its own path only', () => {
    expect(betHistorySection.parse('/my-bets/settled')).toEqual({ __typename: 'BetHistorySectionDeepLink', sectionId: 'settled' });
    expect(betHistorySection.parse('/my-bets/cancelled')).toBeNull();
  });
});

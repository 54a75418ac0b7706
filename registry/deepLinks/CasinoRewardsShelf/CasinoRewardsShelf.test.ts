import { describe, expect, it } from 'vitest';
import { casinoRewardsShelf } from './CasinoRewardsShelf.ts';

const link = (lobbySlug: string) => ({ __typename: 'CasinoRewardsShelfDeepLink', lobbySlug }) as const;

describe('a link to the rewards of a casino lobby', () => {
  it.each([['featured', '/casino/lobby/featured/section/rewards']])('%s leads to %s, and is read back', (lobbySlug, address) => {
    expect(casinoRewardsShelf.path(link(lobbySlug))).toBe(address);
    expect(casinoRewardsShelf.parse(address)).toEqual(link(lobbySlug));
  });

  it.each(['', '..', 'a/b', '<script>'])('%j leads nowhere', (lobbySlug) => expect(casinoRewardsShelf.path(link(lobbySlug))).toBeNull());

  it.each(['/casino/lobby', '/casino/lobby/featured', '/casino/lobby/featured/section/new'])('%s is no such address', (address) =>
    expect(casinoRewardsShelf.parse(address)).toBeNull(),
  );
});

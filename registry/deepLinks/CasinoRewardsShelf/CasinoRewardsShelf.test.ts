import { describe, expect, it } from 'vitest';
import { casinoRewardsShelf } from './CasinoRewardsShelf.ts';

const link = (lobbySlug: string) => ({ __typename: 'CasinoRewardsShelfDeepLink', lobbySlug }) as const;

describe('a link to the rewards of a casino lobby', () => {
  it.each([['featured', '/casino/lobby/featured/section/rewards']])(
    'the rewards of the lobby %s lead to %s and are read back',
    (lobbySlug, address) => {
      expect(casinoRewardsShelf.path(link(lobbySlug))).toBe(address);
      expect(casinoRewardsShelf.parse(address)).toEqual(link(lobbySlug));
    },
  );

  it.each(['', '..', 'a/b', '<script>'])('the rewards of the lobby %j have no path', (lobbySlug) =>
    expect(casinoRewardsShelf.path(link(lobbySlug))).toBeNull(),
  );

  it.each(['/casino/lobby', '/casino/lobby/featured', '/casino/lobby/featured/section/new'])(
    '%s is not the address of a lobby’s rewards',
    (address) => expect(casinoRewardsShelf.parse(address)).toBeNull(),
  );
});

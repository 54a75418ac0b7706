import { describe, expect, it } from 'vitest';
import { casinoGame } from './CasinoGame.ts';

const to = (categorySlug: string, gameProviderGameId: string) =>
  casinoGame.path({ __typename: 'CasinoGameDeepLink', categorySlug, gameProviderGameId });

describe('a link to a casino game', () => {
  it('leads to the game below its category', () => expect(to('slots', 'lantern-festival')).toBe('/casino/category/slots/lantern-festival'));

  it.each([
    ['', 'game'],
    ['slots', ''],
    ['slots/..', 'game'],
    ['slots', '../../account'],
    ['Slots', 'game'],
    ['slots', `${'g'.repeat(65)}`],
    ['slots', '<script>'],
  ])('%j and %j lead nowhere', (category, game) => expect(to(category, game)).toBeNull());

  it('is read back from its path; a jackpot page is no game', () => {
    expect(casinoGame.parse('/casino/category/slots/lantern-festival')).toMatchObject({
      categorySlug: 'slots',
      gameProviderGameId: 'lantern-festival',
    });
    expect(casinoGame.parse('/casino/category/slots')).toBeNull();
    expect(casinoGame.parse('/casino/lobby')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { casinoGame } from './CasinoGame.ts';

const to = (categorySlug: string, gameProviderGameId: string) =>
  casinoGame.path({ __typename: 'CasinoGameDeepLink', categorySlug, gameProviderGameId });

describe('a link to a casino game', () => {
  it('a casino game has a path below its category', () =>
    expect(to('slots', 'lantern-festival')).toBe('/casino/category/slots/lantern-festival'));

  it.each([
    ['', 'game'],
    ['slots', ''],
    ['slots/..', 'game'],
    ['slots', '../../account'],
    ['Slots', 'game'],
    ['slots', `${'g'.repeat(65)}`],
    ['slots', '<script>'],
  ])('the category %j with the game %j has no path', (category, game) => expect(to(category, game)).toBeNull());

  it('a casino game is read back from its path; a category page is not a game', () => {
    expect(casinoGame.parse('/casino/category/slots/lantern-festival')).toMatchObject({
      categorySlug: 'slots',
      gameProviderGameId: 'lantern-festival',
    });
    expect(casinoGame.parse('/casino/category/slots')).toBeNull();
    expect(casinoGame.parse('/casino/lobby')).toBeNull();
  });
});

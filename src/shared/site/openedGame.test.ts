import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenedGame, openedGameIn, withGame } from './openedGame.ts';

const game: OpenedGame = { title: 'Copper Canyon', of: { gameId: 'g1' }, isPractice: false, limits: '$0.10 to $100.00' };

describe('the game of an entry of the history', () => {
  it('an opened game is read back from its history entry', () => expect(openedGameIn(withGame(game))).toEqual(game));

  it.each([
    null,
    'game',
    {},
    { game: null },
    { game: { ...game, title: 7 } },
    { game: { ...game, isPractice: 'yes' } },
    { game: { ...game, of: null } },
    { game: { ...game, of: { gameId: 7 } } },
  ])('the history state %j holds no opened game', (state) => expect(openedGameIn(state)).toBeNull());

  it('a promotion’s game is never opened for money', () => {
    expect(openedGameIn(withGame({ ...game, of: { promotionId: 'f2p' } }))).toBeNull();
    expect(openedGameIn(withGame({ ...game, of: { promotionId: 'f2p' }, isPractice: true }))).not.toBeNull();
  });

  it('any history entry holds a valid game or none', () =>
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const found = openedGameIn({ game: state });
        if (found !== null) expect(Object.keys(found).toSorted()).toEqual(['isPractice', 'limits', 'of', 'title']);
      }),
    ));
});

import { expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { searchGames } from './search.ts';

const found = (term: string, limit = 24, offset = 0) => searchGames(tinyCatalogue(), { term, limit, offset });

it('the casino search finds words by their beginning in title, studio and category', () => {
  expect(found('GAME 2').games.map(({ id }) => id)).toEqual(['game-2']);
  expect(found('mak').total).toBe(4);
  expect(found('live').games.map(({ id }) => id)).toEqual(['game-3']);
});

it('the casino search finds games by title and by category', () => {
  // All titles begin with "game"; only one category begins with "table".
  expect(found('game').games).toHaveLength(4);
  expect(found('table').games.map(({ id }) => id)).toEqual(['game-2']);
});

it('the casino search needs every word, and finds nothing for an empty term', () => {
  expect(found('game nothing').total).toBe(0);
  expect(found('  ').total).toBe(0);
  expect(found('%_').total).toBe(0);
});

it('the casino search is read page by page', () => {
  expect(found('game', 2, 2)).toMatchObject({ offset: 2, total: 4, games: [{ id: 'game-2' }, { id: 'game-3' }] });
});

it('the casino search ignores accents, apostrophes and marks between words', () => {
  const [game] = tinyCatalogue().games();
  if (!game) throw new Error('The tiny offer has games');
  const named = (title: string) => ({ ...tinyCatalogue(), games: () => [{ ...game, title }] });
  const finds = (title: string, term: string): boolean => searchGames(named(title), { term, limit: 1, offset: 0 }).total === 1;
  expect(finds("Dragon's Day Off", 'dragons day')).toBe(true);
  expect(finds('Café Olé', 'cafe ole')).toBe(true);
  expect(finds('Cafe Ole', 'CAFÉ')).toBe(true);
  expect(finds('Sugar-Plum', 'plum sugar')).toBe(true);
  expect(finds('Blackjack', 'jack')).toBe(false);
});

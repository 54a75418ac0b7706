import { expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { searchGames } from './search.ts';

const found = (term: string, limit = 24, offset = 0) => searchGames(tinyCatalogue(), { term, limit, offset });

it('finds by the beginnings of words of title, studio and sort, whatever the case', () => {
  expect(found('GAME 2').games.map(({ id }) => id)).toEqual(['game-2']);
  expect(found('mak').total).toBe(4);
  expect(found('live').games.map(({ id }) => id)).toEqual(['game-3']);
});

it('puts a match in the title before one in the sort', () => {
  // "game" begins every title; of the table games it also begins a word of the sort.
  expect(found('game').games).toHaveLength(4);
  expect(found('table').games.map(({ id }) => id)).toEqual(['game-2']);
});

it('wants every word, and finds nothing for nothing', () => {
  expect(found('game nothing').total).toBe(0);
  expect(found('  ').total).toBe(0);
  expect(found('%_').total).toBe(0);
});

it('is read page by page', () => {
  expect(found('game', 2, 2)).toMatchObject({ offset: 2, total: 4, games: [{ id: 'game-2' }, { id: 'game-3' }] });
});

it('does not care for accents, apostrophes and marks between words', () => {
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

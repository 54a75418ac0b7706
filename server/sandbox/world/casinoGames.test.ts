import { expect, test } from 'vitest';
import { casinoGames } from './casinoGames.ts';

const games = casinoGames(1);

test('the lobby has sixty games of four kinds, each with an address of its own', () => {
  expect(games).toHaveLength(60);
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(60);
  expect(new Set(games.map(({ category }) => category))).toEqual(new Set(['jackpots', 'slots', 'live-dealer', 'table-games']));
  for (const { slug, title, art_theme: theme } of games) {
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    expect(title).not.toContain('|');
    expect(theme).toMatch(/^[a-z]+$/);
  }
});

test('limits and returns are what such games have', () => {
  for (const game of games) {
    expect(BigInt(game.min_bet)).toBeGreaterThan(0n);
    expect(BigInt(game.max_bet)).toBeGreaterThan(BigInt(game.min_bet));
    expect(game.return_to_player).toBeGreaterThan(9_200);
    expect(game.return_to_player).toBeLessThan(10_000);
  }
});

test('jackpots have an amount and a name, others neither; live tables cannot be tried for free', () => {
  for (const game of games) {
    expect(game.jackpot_label !== null).toBe(game.category === 'jackpots');
    expect(game.jackpot_amount !== null).toBe(game.category === 'jackpots');
    if (game.category === 'live-dealer') expect([game.demo_available, game.multiplayer]).toEqual([false, true]);
  }
});

test('the same seed deals the same games, another one other numbers', () => {
  expect(casinoGames(1)).toEqual(games);
  expect(casinoGames(2).map(({ art_seed: seed }) => seed)).not.toEqual(games.map(({ art_seed: seed }) => seed));
});

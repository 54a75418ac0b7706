import { describe, expect, test } from 'vitest';
import { gameFeatures } from '../gameProvider/paytable.ts';
import { casinoGames } from './casinoGames.ts';

const games = casinoGames(1);

describe('seeded games', () => {
  test('the seeded games are forty slots and twenty wheels with their own addresses', () => {
    expect(games.map(({ category }) => category)).toEqual([...Array(40).fill('slots'), ...Array(20).fill('wheels')]);
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(60);
    for (const { slug, title, art_theme: theme } of games) {
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toContain('|');
      expect(theme).toMatch(/^[a-z]+$/);
    }
  });

  test('the seeded games have plausible limits and returns', () => {
    for (const game of games) {
      expect(BigInt(game.min_bet)).toBeGreaterThan(0n);
      expect(BigInt(game.max_bet)).toBeGreaterThan(BigInt(game.min_bet));
      expect(game.return_to_player).toBeGreaterThan(9_200);
      expect(game.return_to_player).toBeLessThan(10_000);
    }
  });

  test('the seeded games have no jackpot or dealer that their provider lacks', () => {
    for (const { jackpot_label: label, jackpot_amount: amount, dealer, seats, bet_behind: isBehind, multiplayer } of games) {
      if (!gameFeatures.has('jackpot')) expect([label, amount]).toEqual([null, null]);
      if (!gameFeatures.has('dealer')) expect([dealer, seats, isBehind, multiplayer]).toEqual([null, null, false, false]);
    }
  });

  test('ten seeded games are ranked, and some are featured', () => {
    const ranks = games.flatMap(({ rank }) => rank ?? []);
    expect(ranks.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const chosen of [games.filter(({ featured }) => featured), games.filter((game) => game.free_reward)]) {
      expect(chosen.length).toBeGreaterThan(3);
      expect(chosen.length).toBeLessThan(games.length / 2);
    }
  });

  test('the seeded games are the same for the same seed, and differ for another', () => {
    expect(casinoGames(1)).toEqual(games);
    expect(casinoGames(2).map(({ art_seed: seed }) => seed)).not.toEqual(games.map(({ art_seed: seed }) => seed));
  });
});

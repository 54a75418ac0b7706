import { describe, expect, it } from 'vitest';
import { casinoGames } from './casinoGames.ts';
import { lobbyOf } from './casinoLobby.ts';

const games = casinoGames(1);
const tables = games.filter(({ category }) => category === 'live-dealer');

describe('what the lobby tells of the seeded games', () => {
  it('ranks ten of them, each place once', () => {
    const ranks = games.flatMap(({ rank }) => rank ?? []);
    expect(ranks.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('features some, but not so many that it says nothing', () => {
    const featured = games.filter((game) => game.featured).length;
    expect(featured).toBeGreaterThan(3);
    expect(featured).toBeLessThan(games.length / 2);
  });

  it('seats players where somebody deals, and nowhere else', () => {
    for (const { category, dealer, seats, seats_taken: taken, opens_minute: opens, closes_minute: closes } of games) {
      const isTable = category === 'live-dealer';
      expect([dealer, seats, taken, opens, closes].map((value) => value !== null)).toEqual(Array.from({ length: 5 }, () => isTable));
    }
  });

  it('never seats more than there are seats', () => {
    for (const { seats, seats_taken: taken } of tables) {
      expect(Number(taken)).toBeGreaterThanOrEqual(0);
      expect(Number(taken)).toBeLessThanOrEqual(Number(seats));
    }
  });

  it('has hours inside the day', () => {
    for (const { opens_minute: opens, closes_minute: closes } of tables) {
      for (const minute of [opens, closes]) {
        expect(Number(minute)).toBeGreaterThanOrEqual(0);
        expect(Number(minute)).toBeLessThan(24 * 60);
      }
    }
  });

  it('lets players bet behind at blackjack alone', () => {
    expect(tables.filter((game) => game.bet_behind).every(({ title }) => /blackjack/i.test(title))).toBe(true);
    expect(tables.some((game) => game.bet_behind)).toBe(true);
  });

  it('takes free rounds on reels and tables without a pot or a dealer', () => {
    const rewarding = games.filter((game) => game.free_reward);
    expect(rewarding.length).toBeGreaterThan(3);
    for (const { category, jackpot_label: label } of rewarding) {
      expect(label).toBeNull();
      expect(category).not.toBe('live-dealer');
    }
  });

  it('deals the same for the same seed', () => {
    const options = { isLive: true, hasJackpot: false, ordinal: 3 };
    expect(lobbyOf(1, 'Live Dice Deck', options)).toEqual(lobbyOf(1, 'Live Dice Deck', options));
    expect(lobbyOf(1, 'Live Dice Deck', { ...options, isLive: false }).dealer).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { harmedPlayer, ordinaryPlayer } from '#tests/support/harm/generatedPlayers.ts';

const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const PLAYERS = 1_000;
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

it(`ordinary players of the generator have the tails of its sources (LINEMAKER_SEED=${SEED})`, () => {
  const players = Array.from({ length: PLAYERS }, (_, n) => ordinaryPlayer(SEED, n).habits);
  const stakes = players.map(({ stake }) => stake).toSorted((a, b) => a - b);
  // Allows four standard errors of the median and of the 95th percentile of 1,000 draws.
  expect(Math.abs(Math.log(at(stakes, 0.5) / 4))).toBeLessThan(0.18);
  expect(Math.abs(Math.log(at(stakes, 0.95) / 25))).toBeLessThan(0.3);
  const wagered = players.map(({ stake, betsADay, daysAWeek }) => stake * betsADay * daysAWeek).toSorted((a, b) => b - a);
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0);
  expect(sum(wagered.slice(0, PLAYERS / 5)) / sum(wagered)).toBeGreaterThan(0.8);
});

it('a harmed player has two to four harms, and the same seed draws the same player', () => {
  for (let n = 0; n < 100; n += 1) {
    const player = harmedPlayer(SEED, n);
    expect(player.harms.length).toBeGreaterThanOrEqual(2);
    expect(player.harms.length).toBeLessThanOrEqual(4);
    expect(harmedPlayer(SEED, n)).toEqual(player);
  }
});

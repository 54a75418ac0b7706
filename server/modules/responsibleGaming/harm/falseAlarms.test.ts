import { expect, it } from 'vitest';
import { harmedPlayer, ordinaryPlayer } from '#tests/support/harm/generatedPlayers.ts';
import { type HarmLevel, scoreOf } from './score.ts';

const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const PLAYERS = process.env['LINEMAKER_FULL'] === '1' ? 10_000 : 1_000;
const MOST = 0.000_5;

const levelsOf = (draw: typeof ordinaryPlayer, count: number): readonly HarmLevel[] =>
  Array.from({ length: count }, (_, at) => scoreOf(draw(SEED, at).record).level);
const atLeast = (levels: readonly HarmLevel[], level: HarmLevel): number => levels.filter((one) => one >= level).length;

function chanceOf(count: number, n: number, share: number): number {
  let [term, below] = [Math.exp(-n * share), 0];
  for (let k = 0; k < count; k += 1) {
    below += term;
    term *= (n * share) / (k + 1);
  }
  return 1 - below;
}
function intervalOf(count: number, n: number): string {
  const [z, p] = [1.96, count / n];
  const [middle, half] = [p + (z * z) / (2 * n), z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))];
  const percent = (value: number): string => ((100 * Math.max(0, value)) / (1 + (z * z) / n)).toFixed(3);
  return `${percent(middle - half)}–${percent(middle + half)} %`;
}

it(`at most 0.05 % of ordinary players meet a gate (LINEMAKER_SEED=${SEED})`, () => {
  const levels = levelsOf(ordinaryPlayer, PLAYERS);
  const gated = atLeast(levels, 2);
  const told = `${gated} of ${PLAYERS} at level 2 or above, ${intervalOf(gated, PLAYERS)}; ${atLeast(levels, 1)} at level 1 or above`;
  // At a true share of 0.05 %, this fails by chance once in a thousand runs.
  expect(chanceOf(gated, PLAYERS, MOST), told).toBeGreaterThan(0.001);
  console.log(`ordinary: ${told}`);
});

it(`most harmed players of the same generator are found (LINEMAKER_SEED=${SEED})`, () => {
  const count = PLAYERS / 2;
  const levels = levelsOf(harmedPlayer, count);
  const told = ([1, 2, 3] as const).map(
    (level) => `level ${level}: ${atLeast(levels, level)} (${intervalOf(atLeast(levels, level), count)})`,
  );
  console.log(`harmed, of ${count}: ${told.join(', ')}`);
  expect(atLeast(levels, 1) / count).toBeGreaterThan(0.9);
  expect(atLeast(levels, 2) / count).toBeGreaterThan(0.6);
});

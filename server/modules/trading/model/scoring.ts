import { poisson, type Random } from '../random/random.ts';

export type Scoring = readonly { readonly points: number; readonly weight: number }[];

export function scored(scoring: Scoring, mean: number, random: Random): number {
  let points = 0;
  for (let count = poisson(mean / pointsEach(scoring), random); count > 0; count -= 1) points += pointsOfOne(scoring, random);
  return points;
}

export function scoredPmf(scoring: Scoring, mean: number): readonly number[] {
  const all = scoring.reduce((sum, { weight }) => sum + weight, 0);
  const rate = mean / pointsEach(scoring);
  const last = Math.ceil(mean + 7 * Math.sqrt(mean * pointsEach(scoring)) + 8);
  const mass = [Math.exp(-rate)];
  for (let value = 1; value <= last; value += 1) {
    const sum = scoring.reduce((found, { points, weight }) => found + points * (weight / all) * (mass[value - points] ?? 0), 0);
    mass.push((rate / value) * sum);
  }
  return mass;
}

const pointsEach = (scoring: Scoring): number =>
  scoring.reduce((sum, { points, weight }) => sum + points * weight, 0) / scoring.reduce((sum, { weight }) => sum + weight, 0);

function pointsOfOne(scoring: Scoring, random: Random): number {
  let at = random() * scoring.reduce((sum, { weight }) => sum + weight, 0);
  for (const { points, weight } of scoring) {
    at -= weight;
    if (at < 0) return points;
  }
  return scoring[0]?.points ?? 1;
}

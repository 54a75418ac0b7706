import { poisson, type Random } from '../random/random.ts';

export type Scoring = readonly { readonly points: number; readonly weight: number }[];

export function scored(scoring: Scoring, mean: number, random: Random): number {
  let points = 0;
  for (let count = poisson(mean / pointsEach(scoring), random); count > 0; count -= 1) points += pointsOfOne(scoring, random);
  return points;
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

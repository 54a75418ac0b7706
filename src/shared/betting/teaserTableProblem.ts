import { compareRatios } from '../money/ratio.ts';
import { moveName, type TeaserRule, type TeaserRung, type TeaserTable } from './teaser.ts';

/**
 * Error text; null if the table is valid. A ladder's legs move by one number of half points, under one rule, in at most two sports. More
 * legs pay more. Numbers of legs are unique, and complete if legs can be removed.
 */
export function teaserTableProblem(table: TeaserTable): string | null {
  const ladders = new Map<string, TeaserRung[]>();
  for (const rung of table) {
    const name = `${rung.sport}${rung.besides ? ` with ${rung.besides.sport}` : ''} ${rung.points / 100}`;
    ladders.set(name, [...(ladders.get(name) ?? []), rung]);
  }
  for (const [name, rungs] of ladders) {
    const problem = ladderProblem(rungs.toSorted((a, b) => a.legs - b.legs));
    if (problem) return `${name}: ${problem}`;
  }
  return null;
}

const isWhole = ({ ties, voids }: TeaserRule): boolean => ties === 'lose' && voids === 'refund';

function ladderProblem(rungs: readonly TeaserRung[]): string | null {
  if (rungs.some(({ points, besides }) => points % 50 !== 0 || (besides?.points ?? 0) % 50 !== 0)) return 'lines are moved by half points.';
  if (rungs.some(({ sport, besides }) => besides?.sport === sport)) return 'a mixed ticket is of two sports.';
  if (new Set(rungs.map(moveName)).size > 1) return 'the second sport is moved by one number of points.';
  if (new Set(rungs.map(({ ties = 'drop', voids = 'drop' }) => `${ties} ${voids}`)).size > 1)
    return 'one rule for ties and one for voids holds for all numbers of legs.';
  for (const [index, rung] of rungs.entries()) {
    const before = rungs[index - 1];
    if (rung.legs === before?.legs || (!isWhole(rung) && rung.legs !== index + 2))
      return `the ladder goes from two legs up, each number once; ${isWhole(rung) ? rung.legs : index + 2} is missing or twice.`;
    if (before && compareRatios(rung.price, before.price) <= 0) return `${rung.legs} legs must pay more than ${before.legs}.`;
  }
  return null;
}

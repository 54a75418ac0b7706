import type { TeaserRungSetting } from '#src/shared/console/trading.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { teaserTableProblem } from '#src/shared/betting/teaserTableProblem.ts';
import { priceIn } from './ladders.ts';

/** `prices` are separated by commas. Each is profit to stake: the first for `legs` legs, each further one for one leg more. */
export type TypedLadder = {
  readonly sport: 'basketball' | 'football' | 'mixed';
  readonly points: string;
  readonly besides: string;
  readonly ties: 'drop' | 'lose';
  readonly voids: 'drop' | 'refund';
  readonly legs: string;
  readonly prices: string;
};
export const NO_LADDER: TypedLadder = { sport: 'football', points: '', besides: '', ties: 'drop', voids: 'drop', legs: '2', prices: '' };

export type LadderProblems = Partial<Record<'besides' | 'legs' | 'points' | 'prices' | 'whole', string>>;

const FEWEST_POINTS = 50;
const MOST_POINTS = 2_000;
const MOST_LEGS = 15;

/** Parses points into hundredths. Null if they are not half points from 0.5 to 20. */
function pointsIn(text: string): number | null {
  const typed = /^\s*(\d{1,2})(?:\.([05]))?\s*$/.exec(text);
  if (typed === null) return null;
  const points = Number(typed[1]) * 100 + Number(typed[2] ?? 0) * 10;
  return points >= FEWEST_POINTS && points <= MOST_POINTS ? points : null;
}

export function newLadder(
  typed: TypedLadder,
  beside: readonly TeaserRungSetting[],
): { readonly ok: true; readonly rungs: readonly TeaserRungSetting[] } | { readonly ok: false; readonly problems: LadderProblems } {
  const [points, second] = [pointsIn(typed.points), typed.sport === 'mixed' ? pointsIn(typed.besides) : null];
  const legs = /^\s*\d{1,2}\s*$/.test(typed.legs) ? Number(typed.legs) : 0;
  const prices = typed.prices.split(',').map(priceIn);
  const most = legs + prices.length - 1;
  const problems: LadderProblems = {
    ...(points === null ? { points: HALF_POINTS } : {}),
    ...(typed.sport === 'mixed' && second === null ? { besides: HALF_POINTS } : {}),
    ...(legs < 2 || legs > MOST_LEGS ? { legs: `Enter two to ${MOST_LEGS} legs.` } : {}),
    ...(prices.includes(null) ? { prices: 'Enter two whole numbers for each, such as 10/11, 9/5.' } : {}),
    ...(legs >= 2 && most > MOST_LEGS ? { prices: `A teaser has at most ${MOST_LEGS} legs. These prices go up to ${most}.` } : {}),
  };
  if (Object.keys(problems).length > 0 || points === null) return { ok: false, problems };
  const rungs = prices.flatMap((price, at) =>
    price === null
      ? []
      : [
          {
            ...{ sport: typed.sport === 'mixed' ? 'football' : typed.sport, points, legs: legs + at, ...price },
            ...(second === null ? {} : { besides: { sport: 'basketball', points: second } }),
            ...(typed.ties === 'lose' ? { ties: typed.ties } : {}),
            ...(typed.voids === 'refund' ? { voids: typed.voids } : {}),
          },
        ],
  );
  const whole = teaserTableProblem(
    [...beside, ...rungs].map(({ num, den, ...rung }) => ({ ...rung, price: ratio(BigInt(num), BigInt(den)) })),
  );
  return whole === null ? { ok: true, rungs } : { ok: false, problems: { whole } };
}

const HALF_POINTS = 'Enter points from 0.5 to 20, in halves.';

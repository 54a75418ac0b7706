import { decimalOf, type Price } from '../../money/odds.ts';
import { compareRatios, ratio } from '../../money/ratio.ts';
import { ok, refuse, type Result } from '../../values/result.ts';
import { correlationOf } from './correlations.ts';
import { allOf, type Billionths, CERTAIN, jointOf, smallest } from './joint.ts';
import { canMeet, type Proposition, type Region, regionsOf } from './regions.ts';

export type SameGameLeg = Proposition & { readonly price: Price };
/** `same-event-combination`: too many picks, or one has no model. `impossible-combination`: no score lets all picks win. */
export type SameGameRefusal = 'impossible-combination' | 'same-event-combination';

export const MOST_OF_ONE_GAME = 6;
const MARGIN = 12n;
const LONGEST_HUNDREDTHS = 100_000n;

/** Joint price of correlated picks of one game (domain rules §2.4), at least the highest single price. `margin` is in per cent. */
export function priceOfGame(legs: readonly SameGameLeg[], margin = MARGIN): Result<Price, SameGameRefusal> {
  const regions = legs.map((leg) => regionsOf(leg));
  if (legs.length > MOST_OF_ONE_GAME || !areModelled(regions)) return refuse('same-event-combination');
  if (!canMeet(regions)) return refuse('impossible-combination');
  const weighed = legs.map((leg, place) => ({ leg, winning: regions[place] ?? [], single: probabilityOf(leg.price) }));
  const joints = weighed.map((one) => weighed.map((other) => jointOfTwo(one, other)));
  const singles = weighed.map(({ single }) => single);
  const probability = allOf(singles, (a, b) => joints[a]?.[b] ?? 0n);
  const hundredths = (CERTAIN * 10_000n) / (probability * (100n + margin));
  const capped = hundredths > LONGEST_HUNDREDTHS ? LONGEST_HUNDREDTHS : hundredths;
  const longest = legs.map(({ price }) => price).reduce((a, b) => (compareRatios(a, b) < 0 ? b : a));
  const priced = capped > 100n ? ratio(capped - 100n, 100n) : longest;
  return ok(compareRatios(priced, longest) < 0 ? longest : priced);
}

const areModelled = (regions: readonly (readonly Region[] | null)[]): regions is readonly (readonly Region[])[] =>
  regions.every((one) => one !== null);

function probabilityOf(price: Price): Billionths {
  const { num, den } = decimalOf(price);
  return (CERTAIN * den + num - 1n) / num;
}

type Weighed = { readonly leg: SameGameLeg; readonly winning: readonly Region[]; readonly single: Billionths };

function jointOfTwo(one: Weighed, other: Weighed): Billionths {
  if (entails(one, other) || entails(other, one)) return smallest(one.single, other.single);
  return jointOf(one.single, other.single, correlationOf(one.leg, other.leg));
}

function entails({ winning }: Weighed, other: Weighed): boolean {
  const losing = regionsOf(other.leg, false);
  return losing !== null && !canMeet([winning, losing]);
}

import type { Cents } from '../../money/money.ts';
import { ratio, scaleHalfUp } from '../../money/ratio.ts';

/** What of a stake may be cashed out without the rest. `unit`: parts are a whole number of these. */
export type Parts = { readonly unit: Cents; readonly least: Cents; readonly most: Cents };

/** A part is a tenth of the stake at least, and leaves as much. */
const TENTH = 10n;

/**
 * The parts of a stake, more than nothing, that is spread over a number of combinations, each of which stays whole in cents (domain rules §2.5, 2.8). Null
 * where there is none.
 */
export function partsOf(stake: Cents, combinations: number): Parts | null {
  const unit = BigInt(combinations);
  const least = roundedUp(stake, TENTH * unit) * unit;
  const most = stake - least;
  return stake % unit !== 0n || least > most ? null : { unit, least, most };
}

export const isPart = (part: Cents, { unit, least, most }: Parts): boolean => part >= least && part <= most && part % unit === 0n;

/** The part that is nearest below so many per cent of the stake, within what is allowed. */
export function partAt(percent: number, stake: Cents, { unit, least, most }: Parts): Cents {
  const wanted = ((stake * BigInt(Math.round(percent))) / (100n * unit)) * unit;
  return wanted < least ? least : wanted > most ? most : wanted;
}

/** What a part of the stake is paid, of an offer for the whole: rounded once, half up. */
export const valueOfPart = (offer: Cents, part: Cents, stake: Cents): Cents => scaleHalfUp(offer, ratio(part, stake));

const roundedUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;

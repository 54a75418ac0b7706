import type { Cents } from '../../money/money.ts';
import { ratio, scaleHalfUp } from '../../money/ratio.ts';

export type Parts = { readonly unit: Cents; readonly least: Cents; readonly most: Cents };

/** The part to cash out and the rest must each be at least a tenth of the stake. */
const TENTH = 10n;

/** Smallest and largest part that can be cashed out, in whole cents per combination (domain rules §2.5, 2.8); null if there is none. */
export function partsOf(stake: Cents, combinations: number): Parts | null {
  const unit = BigInt(combinations);
  const least = roundedUp(stake, TENTH * unit) * unit;
  const most = stake - least;
  return stake % unit !== 0n || least > most ? null : { unit, least, most };
}

export const isPart = (part: Cents, { unit, least, most }: Parts): boolean => part >= least && part <= most && part % unit === 0n;

export function partAt(percent: number, stake: Cents, { unit, least, most }: Parts): Cents {
  const wanted = ((stake * BigInt(Math.round(percent))) / (100n * unit)) * unit;
  return wanted < least ? least : wanted > most ? most : wanted;
}

export const valueOfPart = (offer: Cents, part: Cents, stake: Cents): Cents => scaleHalfUp(offer, ratio(part, stake));

const roundedUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;

import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios, ratio } from '#src/shared/money/ratio.ts';
import type { HalfPointTerms } from '#server/modules/catalogue/settings/terms/index.ts';

/** How much better for the player the one line is than the other: a total is gone over more easily the lower it is. */
export const better = (selectionType: string, points: number, than: number): number =>
  selectionType === 'over' ? than - points : points - than;

const HALF = 50;
/** What a stake is measured against in American prices. */
const HUNDRED = 100n;

/**
 * The price that is so many cents dearer for the player, cheaper where there are fewer than none: -110 and ten cents are -120, +105 and ten
 * are -105. Exact, whatever the price.
 */
export function dearer({ num, den }: Price, cents: number): Price {
  const by = BigInt(cents);
  if (num >= den) {
    const above = HUNDRED * num - by * den;
    // Past even money the other way: a hundred is won by so much more than a hundred.
    return above >= HUNDRED * den ? ratio(above, HUNDRED * den) : ratio(HUNDRED * den, 2n * HUNDRED * den - above);
  }
  const above = HUNDRED * den + by * num;
  return above >= HUNDRED * num ? ratio(HUNDRED * num, above) : ratio(2n * HUNDRED * num - above, HUNDRED * num);
}

/**
 * What a line costs beyond the main one, in cents: each half point between them, those onto and off a key number at its price. Less than
 * none for a line that is worse for the player; null where the line is no half points away, or further than the house sells.
 */
export function centsBetween({ most, cents, keys }: HalfPointTerms, selectionType: string, main: number, points: number): number | null {
  const distance = Math.abs(points - main);
  if (cents === null || distance > most || distance % HALF !== 0) return null;
  const from = Math.min(points, main);
  let sum = 0;
  for (let at = from; at < from + distance; at += HALF) {
    const key = keys.find((one) => Math.abs(at) === one.points || Math.abs(at + HALF) === one.points);
    sum += key?.cents ?? cents;
  }
  return better(selectionType, points, main) < 0 ? -sum : sum;
}

export type LineToPrice = {
  readonly marketType: string;
  readonly selectionType: string;
  readonly points: number | null;
  readonly own: Price;
};

/**
 * What a line is sold at before its game begins: by the house's price of a half point from the main line of its market; else its own. Never
 * longer than its own, by which it is cashed out once the game is played and beside which other markets of the game stand: no price of a
 * half point can be bet against another price, nor sold back at a profit.
 */
export function soldPrice(line: LineToPrice, main: LineToPrice | undefined, terms: HalfPointTerms | undefined): Price {
  if (!terms || !main || main.points === null || line.points === null || main.marketType === line.marketType) return line.own;
  const cents = centsBetween(terms, line.selectionType, main.points, line.points);
  if (cents === null) return line.own;
  const asked = dearer(main.own, cents);
  return compareRatios(asked, line.own) > 0 ? line.own : asked;
}

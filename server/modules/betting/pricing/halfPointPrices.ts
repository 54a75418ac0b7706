import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios, ratio } from '#src/shared/money/ratio.ts';
import type { HalfPointTerms } from '#server/modules/catalogue/settings/terms/index.ts';

/** How much better line `points` is than line `than` for the player, in hundredths. */
export const better = (selectionType: string, points: number, than: number): number =>
  selectionType === 'over' ? than - points : points - than;

const HALF = 50;
const HUNDRED = 100n;

/** Worsens a price by American cents: 10 cents turn -110 into -120 and +105 into -105. */
export function dearer({ num, den }: Price, cents: number): Price {
  const by = BigInt(cents);
  if (num >= den) {
    const above = HUNDRED * num - by * den;
    return above >= HUNDRED * den ? ratio(above, HUNDRED * den) : ratio(HUNDRED * den, 2n * HUNDRED * den - above);
  }
  const above = HUNDRED * den + by * num;
  return above >= HUNDRED * num ? ratio(HUNDRED * num, above) : ratio(2n * HUNDRED * num - above, HUNDRED * num);
}

/** By how many American cents a line worsens the main line's price: negative for a worse line, null if not for sale. */
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

/** Prices a bought line, at most at the line's own odds: otherwise players could buy it and cash out at a profit. */
export function soldPrice(line: LineToPrice, main: LineToPrice | undefined, terms: HalfPointTerms | undefined): Price {
  if (!terms || !main || main.points === null || line.points === null || main.marketType === line.marketType) return line.own;
  const cents = centsBetween(terms, line.selectionType, main.points, line.points);
  if (cents === null) return line.own;
  const asked = dearer(main.own, cents);
  return compareRatios(asked, line.own) > 0 ? line.own : asked;
}

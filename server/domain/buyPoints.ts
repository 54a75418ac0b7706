import type { Price } from '#src/lib/odds.ts';
import { familyOf, type LineNow } from './cashOut/linesNow.ts';
import { closureOf, type Offer } from './offer.ts';

/** A line of the same pick that can be bet on instead: a selection of its own, at its own price. `points` in hundredths. */
export type BoughtLine = { readonly selectionId: string; readonly points: number; readonly price: Price; readonly isOffered: boolean };

type Picked = Pick<Offer, 'marketType' | 'points' | 'selectionId' | 'selectionType'>;

/** How much better for the player the one line is than the other: a total is gone over more easily the lower it is. */
const better = (selectionType: string, points: number, than: number): number => (selectionType === 'over' ? than - points : points - than);

/**
 * The lines that can be bought for a pick, the least first (domain rules §2.6): the main line of its market and every one that is better for
 * the player than that, but not the pick's own. One that is closed now is among them, and not offered. None for what has no line.
 */
export function linesToBuy(pick: Picked, lines: readonly LineNow[], now: Date): readonly BoughtLine[] {
  if (pick.points === null) return [];
  const family = familyOf(pick.marketType);
  const same = lines.filter((line) => familyOf(line.marketType) === family && line.selectionType === pick.selectionType);
  const main = same.find(({ marketType }) => marketType === family)?.points ?? pick.points;
  return same
    .flatMap(({ points, ...line }) => (points === null ? [] : [{ ...line, points, gain: better(pick.selectionType, points, main) }]))
    .filter(({ gain, selectionId, points }) => gain >= 0 && selectionId !== pick.selectionId && points !== pick.points)
    .toSorted((a, b) => a.gain - b.gain)
    .map((line) => ({
      selectionId: line.selectionId,
      points: line.points,
      price: line.price,
      isOffered: closureOf(line, now) === null,
    }));
}

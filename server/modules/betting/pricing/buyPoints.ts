import type { Price } from '#src/shared/money/odds.ts';
import { familyOf, type LineNow } from './linesNow.ts';
import { better, centsBetween } from './halfPointPrices.ts';
import { type HalfPoints, mostPoints, termsOfLines } from '#server/modules/catalogue/settings/terms/index.ts';
import { closureOf, type Offer } from './offer.ts';

export type BoughtLine = {
  readonly selectionId: string;
  readonly points: number;
  readonly price: Price;
  readonly isOffered: boolean;
  /** By how many American cents the line worsens the price; null if each line has its own odds. */
  readonly cents: number | null;
};

type Sold = BoughtLine & { readonly isSold: boolean };

type Picked = Pick<Offer, 'marketType' | 'points' | 'selectionId' | 'selectionType' | 'sport'>;

/** Lists lines to choose instead of the selected one, least advantage first (domain rules §2.6). Omits lines worse than the main line. */
export function linesToBuy(pick: Picked, lines: readonly LineNow[], now: Date, table: HalfPoints | null): readonly Sold[] {
  if (pick.points === null) return [];
  const family = familyOf(pick.marketType);
  const same = lines.filter((line) => familyOf(line.marketType) === family && line.selectionType === pick.selectionType);
  const market = { sport: pick.sport, market: family };
  const [most, terms] = [mostPoints(table, market), termsOfLines(table, market)];
  const main = same.find(({ marketType }) => marketType === family)?.points ?? pick.points;
  return same
    .flatMap(({ points, ...line }) => (points === null ? [] : [{ ...line, points, gain: better(pick.selectionType, points, main) }]))
    .filter(({ gain, selectionId, points }) => gain >= 0 && selectionId !== pick.selectionId && points !== pick.points)
    .toSorted((a, b) => a.gain - b.gain)
    .map((line) => {
      const isSold = most === null || line.gain <= most;
      const { selectionId, points, price } = line;
      const cents = terms && line.eventStatus === 'PRE_GAME' ? centsBetween(terms, pick.selectionType, main, points) : null;
      return { selectionId, points, price, cents, isSold, isOffered: isSold && closureOf(line, now) === null };
    });
}

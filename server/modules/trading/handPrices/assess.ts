import { formatCents } from '#src/shared/money/money.ts';
import { formatDecimal, type Price } from '#src/shared/money/odds.ts';
import { compareRatios, type Ratio } from '#src/shared/money/ratio.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { pointsFor } from '../quotes/quotes.ts';
import type { MarketNow, SelectionNow } from './marketNow.ts';
import { isNear, isSilent, leastSumOf, sumOf } from './nearness.ts';

/** `line`: in hundredths of a point; undefined keeps the current one. */
export type PriceRequest = {
  readonly line: number | undefined;
  readonly prices: readonly { readonly selectionId: string; readonly price: Price }[];
};
export type HandPrice = {
  readonly selectionId: string;
  readonly price: Price;
  readonly points: number | null;
  readonly reference: { readonly id: string; readonly price: Price; readonly points: number | null };
};
export type Assessed = {
  readonly handLine: number | null;
  readonly prices: readonly HandPrice[];
  readonly doubts: readonly string[];
};
export type PriceRequestRefusal = 'closed-for-good' | 'line-without-prices' | 'no-line' | 'other-market' | 'twice';

/** Computes a price request's effect, and why a second person must confirm it. Compares only with the feed's last prices. */
export function assess(market: MarketNow, wish: PriceRequest, now: Date): Result<Assessed, PriceRequestRefusal> {
  const refusal = refusalOf(market, wish);
  if (refusal) return refuse(refusal);
  const handLine = wish.line === undefined ? market.handLine : wish.line === market.feedLine ? null : wish.line;
  const wanted = new Map(wish.prices.map(({ selectionId, price }) => [selectionId, price]));
  const edited = market.selections.flatMap((selection) => {
    const price = wanted.get(selection.id);
    return price ? [{ selection, price, reference: referenceOf(market, selection, handLine) }] : [];
  });
  const doubts = [
    ...(isSilent(market.event, now) ? [`The last feed update was at ${market.event.heardAt.toISOString()}.`] : []),
    ...(handLine !== null && edited.some(({ reference }) => reference === null) ? ['The feed has no price for this line.'] : []),
    ...edited.flatMap(({ selection, price, reference }) => priceDoubt(selection, price, (reference ?? own(selection)).price)),
    ...edited.flatMap(({ selection }) => exposureDoubt(market, selection)),
    ...sumDoubt(market, wanted),
  ];
  return ok({
    handLine,
    prices: edited.map(({ selection, price, reference }) => ({
      selectionId: selection.id,
      price,
      points: handLine === null ? null : pointsFor(handLine, selection.type),
      reference: reference ?? own(selection),
    })),
    doubts,
  });
}

function refusalOf(market: MarketNow, { line, prices }: PriceRequest): PriceRequestRefusal | null {
  const known = new Set(market.selections.filter(({ isVoid }) => !isVoid).map(({ id }) => id));
  if (market.isClosedForGood) return 'closed-for-good';
  if (prices.some(({ selectionId }) => !known.has(selectionId))) return 'other-market';
  if (new Set(prices.map(({ selectionId }) => selectionId)).size < prices.length) return 'twice';
  if (line === undefined) return null;
  if (market.feedLine === null) return 'no-line';
  // A new line needs new prices for all selections; current prices belong to the current line.
  return line !== (market.handLine ?? market.feedLine) && prices.length < known.size ? 'line-without-prices' : null;
}

const own = ({ id, feed, feedPoints }: SelectionNow): HandPrice['reference'] => ({ id, price: feed, points: feedPoints });

function referenceOf({ alternates, feedLine }: MarketNow, selection: SelectionNow, handLine: number | null): HandPrice['reference'] | null {
  if (handLine === null || handLine === feedLine) return own(selection);
  const same = alternates.find(({ type, line }) => type === selection.type && line === handLine);
  return same ? { id: same.id, price: same.feed, points: same.feedPoints } : null;
}

const priceDoubt = ({ name }: SelectionNow, price: Price, reference: Price): readonly string[] =>
  isNear(price, reference)
    ? []
    : [
        `${name}: ${formatDecimal(price)} is more than 5 points of probability, or a quarter of the price, away from the feed’s ${formatDecimal(reference)}.`,
      ];

const exposureDoubt = ({ mostExposureCents }: MarketNow, { name, exposureCents }: SelectionNow): readonly string[] =>
  exposureCents < mostExposureCents
    ? []
    : [`${name}: open bets can win ${formatCents(exposureCents)}, and the limit is ${formatCents(mostExposureCents)}.`];

function sumDoubt({ selections }: MarketNow, wanted: ReadonlyMap<string, Price>): readonly string[] {
  const offered = selections.filter(({ isOffered }) => isOffered);
  const after = sumOf(offered.map(({ id, shown }) => wanted.get(id) ?? shown));
  const least = leastSumOf(offered.map(({ feed }) => feed));
  return compareRatios(after, least) < 0 ? [`The market’s prices add up to ${percent(after)}. Less than ${percent(least)} is a loss.`] : [];
}

const percent = ({ num, den }: Ratio): string => `${(Number((num * 10_000n) / den) / 100).toFixed(1)} %`;

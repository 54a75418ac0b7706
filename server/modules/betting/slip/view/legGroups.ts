import { picksOf } from '#src/shared/betting/picks.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { DraftLegView, Trend } from './views.ts';

/** A bet's legs on one event (product §3). */
export type LegGroup = {
  readonly eventId: string;
  readonly legs: readonly DraftLegView[];
  readonly price: Price | null;
  readonly trend: Trend;
  readonly requiresAcceptance: boolean;
};

const known = new WeakMap<readonly DraftLegView[], readonly LegGroup[]>();

export function legGroupsOf(legs: readonly DraftLegView[]): readonly LegGroup[] {
  const groups = known.get(legs) ?? reckon(legs);
  known.set(legs, groups);
  return groups;
}

function reckon(legs: readonly DraftLegView[]): readonly LegGroup[] {
  const events = new Map<string, DraftLegView[]>();
  for (const leg of legs) events.set(leg.offer.eventId, [...(events.get(leg.offer.eventId) ?? []), leg]);
  return [...events].map(([eventId, own]) => {
    const price = priceOf(own.map(({ offer }) => offer));
    const before = priceOf(own.map(({ offer, accepted }) => ({ ...offer, ...accepted })));
    const requiresAcceptance = own.some((leg) => leg.requiresAcceptance);
    return { eventId, legs: own, price, trend: price && before ? trendOf(before, price) : 'NO_CHANGE', requiresAcceptance };
  });
}

function priceOf(legs: Parameters<typeof picksOf>[0]): Price | null {
  const picks = picksOf(legs);
  return picks.ok ? (picks.value[0]?.price ?? null) : null;
}

const trendOf = (before: Price, now: Price): Trend => {
  const order = compareRatios(now, before);
  return order === 0 ? 'NO_CHANGE' : order < 0 ? 'DOWN' : 'UP';
};

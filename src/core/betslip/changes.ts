import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { t } from '#src/shared/text/t.ts';
import type { Leg, Offer } from './types.ts';

export type LegChange =
  | { readonly kind: 'event-closed' }
  | { readonly kind: 'suspended' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'line-moved'; readonly from: Leg['accepted']; readonly to: Offer }
  | { readonly kind: 'price-worse'; readonly from: Leg['accepted']; readonly to: Offer }
  | { readonly kind: 'price-better'; readonly from: Leg['accepted']; readonly to: Offer };

/** Shows the status CLOSED as Suspended, HIDDEN as Closed (product §4). */
export function changeOf(leg: Leg, now: Offer): LegChange | null {
  if (leg.eventStatus !== 'PRE_GAME' && leg.eventStatus !== 'IN_PLAY') return { kind: 'event-closed' };
  if (now.status === 'HIDDEN') return { kind: 'closed' };
  if (now.status === 'CLOSED') return { kind: 'suspended' };
  if (now.points !== leg.accepted.points) return { kind: 'line-moved', from: leg.accepted, to: now };
  const order = compareRatios(now.price, leg.accepted.price);
  if (order === 0) return null;
  return { kind: order > 0 ? 'price-better' : 'price-worse', from: leg.accepted, to: now };
}

export const isStopped = (change: LegChange | null): boolean =>
  change?.kind === 'event-closed' || change?.kind === 'suspended' || change?.kind === 'closed';

/** True for every moved line, and for worse odds unless auto-accept is on. */
export const needsAcceptance = (change: LegChange | null, autoAccept: boolean): boolean =>
  change?.kind === 'line-moved' || (change?.kind === 'price-worse' && !autoAccept);

export function describeChange(change: LegChange, format: OddsFormat): string {
  switch (change.kind) {
    case 'event-closed':
      return t`Betting on this event is closed.`;
    case 'suspended':
      return t`Suspended. You can bet again when the market reopens.`;
    case 'closed':
      return t`Closed. This selection is no longer offered.`;
    case 'line-moved':
      return t`The line changed from ${offerText(change.from, format)} to ${offerText(change.to, format)}.`;
    case 'price-worse':
      return t`The odds changed from ${formatPrice(change.from.price, format)} to ${formatPrice(change.to.price, format)}.`;
    case 'price-better':
      return t`The odds improved from ${formatPrice(change.from.price, format)} to ${formatPrice(change.to.price, format)}. You get the better odds.`;
  }
}

const offerText = ({ points, price }: Pick<Offer, 'price' | 'points'>, format: OddsFormat): string =>
  points === null ? formatPrice(price, format) : t`${signed(points)} at ${formatPrice(price, format)}`;

const signed = (points: string): string => points.replace('-', '−');

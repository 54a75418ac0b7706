import { compareRatios } from '#src/shared/money/ratio.ts';
import type { TeaserDraft, TeaserPreview, TeaserSeen } from './types.ts';

export type TicketChange = {
  readonly kind: 'price-better' | 'price-worse' | 'terms';
  readonly from: TeaserPreview;
  readonly to: TeaserPreview;
};

const legsOf = ({ draft }: TeaserDraft): string => draft.legs.map(({ selectionId }) => selectionId).join(' ');

/** Returns the terms and prices that the player saw first, or the current ones if the legs have changed. */
export function seenAfter(seen: TeaserSeen | null, teaser: TeaserDraft | null): TeaserSeen | null {
  if (teaser === null) return null;
  const legs = legsOf(teaser);
  if (seen?.legs !== legs) return { legs, previews: teaser.previews };
  const agreed = seen.previews.filter(({ price }) => price !== null);
  const known = new Set(agreed.map(({ points }) => points));
  return { legs, previews: [...agreed, ...teaser.previews.filter(({ points }) => !known.has(points))] };
}

/** Returns what changed since the player first saw the teaser, terms before price; null if nothing. */
export function ticketChange(seen: TeaserSeen | null, teaser: TeaserDraft, points: string | null): TicketChange | null {
  const to = teaser.previews.find((preview) => preview.points === points);
  const from = seen?.legs === legsOf(teaser) ? seen.previews.find((preview) => preview.points === points) : undefined;
  if (!to?.price || !from?.price) return null;
  if (from.terms !== to.terms) return { kind: 'terms', from, to };
  const order = compareRatios(to.price, from.price);
  return order === 0 ? null : { kind: order > 0 ? 'price-better' : 'price-worse', from, to };
}

/** True for changed terms, and for a worse price unless auto-accept is on. */
export const asksAboutTicket = (change: TicketChange | null, autoAccept: boolean): boolean =>
  change?.kind === 'terms' || (change?.kind === 'price-worse' && !autoAccept);

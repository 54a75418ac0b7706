import type { OfferDocument } from '#src/shared/offers/document.ts';

export type PlacedBet = {
  readonly id: string;
  readonly placedAt: Date;
  readonly region: string | null;
  readonly currency: string;
  readonly source: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
  readonly stakeCents: bigint;
  readonly price: { readonly num: bigint; readonly den: bigint };
  readonly legs: readonly { readonly sport: string; readonly event: string }[];
};

export type BetState = { readonly status: string; readonly outcome: string; readonly atRiskCents: bigint };

/** Time from joining until the offer is stopped, if ever. */
export type Span = { readonly joinedAt: Date; readonly stoppedAt: Date | null };

const SOURCES = { CASH: 'cash', FREE_BET: 'bonus-bet', PROMOTIONAL_CREDIT: 'credit' } as const;

/** True if the offer considers the bet, whatever its result. */
export function isLookedAt({ qualifies, regions, currency, from, until }: OfferDocument, bet: PlacedBet, span: Span): boolean {
  const at = bet.placedAt.getTime();
  if (at < Date.parse(from) || at < span.joinedAt.getTime() || at >= Date.parse(until)) return false;
  if (span.stoppedAt !== null && at >= span.stoppedAt.getTime()) return false;
  if (bet.region === null || !regions.includes(bet.region) || bet.currency !== currency) return false;
  if (!qualifies.paidWith.includes(SOURCES[bet.source]) || bet.stakeCents < BigInt(qualifies.leastCents)) return false;
  return isLongEnough(qualifies, bet) && bet.legs.every((leg) => isOn(qualifies, leg));
}

const isLongEnough = ({ leastOdds }: OfferDocument['qualifies'], { price }: PlacedBet): boolean =>
  leastOdds === null || price.num * BigInt(leastOdds.den) >= BigInt(leastOdds.num) * price.den;

const isOn = ({ on }: OfferDocument['qualifies'], leg: PlacedBet['legs'][number]): boolean =>
  on === null || (on.kind === 'sport' ? leg.sport : leg.event) === on.id;

/** Derives `isMet` (the bet earns an award) and `isOver` (it is settled). A correction may change both. */
export const causeStateOf = (
  { qualifies }: Pick<OfferDocument, 'qualifies'>,
  { status, outcome, atRiskCents }: BetState,
): { readonly isMet: boolean; readonly isOver: boolean } => ({
  isMet: status === 'SETTLED' && (outcome === 'WIN' || outcome === 'LOSS') && atRiskCents >= BigInt(qualifies.leastCents),
  isOver: status !== 'OPEN',
});

import type { BetRule, DayLossRule, DepositRule, NearMissRule, OfferDocument, OfferOn } from '#src/shared/offers/document.ts';

export type PlacedBet = {
  readonly id: string;
  readonly placedAt: Date;
  readonly region: string | null;
  readonly currency: string;
  readonly source: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
  readonly stakeCents: bigint;
  readonly price: { readonly num: bigint; readonly den: bigint };
  readonly legs: readonly { readonly sport: string; readonly event: string }[];
  readonly isParlay: boolean;
  readonly isBoosted: boolean;
};

export type BetState = { readonly status: string; readonly outcome: string; readonly atRiskCents: bigint };

/** From joining until the offer is stopped, if ever. */
export type Span = { readonly joinedAt: Date; readonly stoppedAt: Date | null };
/** `isMet`: an award is earned. `isOver`: nothing is open. Corrections can change both. */
export type CauseState = { readonly isMet: boolean; readonly isOver: boolean };

const SOURCES = { CASH: 'cash', FREE_BET: 'bonus-bet', PROMOTIONAL_CREDIT: 'credit' } as const;

export const isOnBets = (document: OfferDocument): document is OfferOn<BetRule> => document.qualifies.kind === 'bet';
export const isOnNearMiss = (document: OfferDocument): document is OfferOn<NearMissRule> => document.qualifies.kind === 'near-miss';
export const isOnDeposit = (document: OfferDocument): document is OfferOn<DepositRule> => document.qualifies.kind === 'deposit';
export const isOnDayLoss = (document: OfferDocument): document is OfferOn<DayLossRule> => document.qualifies.kind === 'day-loss';

function isInSpan({ from, until }: OfferDocument, { joinedAt, stoppedAt }: Span, instant: Date): boolean {
  const at = instant.getTime();
  if (at < Date.parse(from) || at < joinedAt.getTime() || at >= Date.parse(until)) return false;
  return stoppedAt === null || at < stoppedAt.getTime();
}

export function isLookedAt(document: OfferOn<BetRule | NearMissRule>, bet: PlacedBet, span: Span): boolean {
  const { qualifies, regions, currency } = document;
  if (!isInSpan(document, span, bet.placedAt)) return false;
  // A boosted bet must not earn the next boost.
  if (bet.isBoosted) return false;
  if (bet.region === null || !regions.includes(bet.region) || bet.currency !== currency) return false;
  if (!qualifies.paidWith.includes(SOURCES[bet.source]) || bet.stakeCents < BigInt(qualifies.leastCents)) return false;
  if (qualifies.kind === 'near-miss' && !(bet.isParlay && bet.legs.length >= qualifies.leastLegs)) return false;
  return isLongEnough(qualifies, bet) && bet.legs.every((leg) => isOn(qualifies, leg));
}

const isLongEnough = ({ leastOdds }: Pick<BetRule, 'leastOdds'>, { price }: PlacedBet): boolean =>
  leastOdds === null || price.num * BigInt(leastOdds.den) >= BigInt(leastOdds.num) * price.den;

const isOn = ({ on }: Pick<BetRule, 'on'>, leg: PlacedBet['legs'][number]): boolean =>
  on === null || (on.kind === 'sport' ? leg.sport : leg.event) === on.id;

export const causeStateOf = (
  { qualifies }: Pick<OfferOn<BetRule>, 'qualifies'>,
  { status, outcome, atRiskCents }: BetState,
): CauseState => ({
  isMet: status === 'SETTLED' && (outcome === 'WIN' || outcome === 'LOSS') && atRiskCents >= BigInt(qualifies.leastCents),
  isOver: status !== 'OPEN',
});

export type LegCount = { readonly won: number; readonly lost: number; readonly open: number };

export function nearMissStateOf({ leastCents, leastLegs }: NearMissRule, bet: BetState, { won, lost, open }: LegCount): CauseState {
  const isLost = bet.status === 'SETTLED' && bet.outcome === 'LOSS' && bet.atRiskCents >= BigInt(leastCents);
  return {
    isMet: isLost && open === 0 && lost === 1 && won >= leastLegs - 1,
    isOver: bet.status !== 'OPEN' && (!isLost || open === 0 || lost > 1),
  };
}

export type Arrival = { readonly at: Date; readonly cents: bigint };
/** `playedCents`: cash staked by the deadline on decided bets and games. */
export type DepositState = { readonly isReturned: boolean; readonly playedCents: bigint; readonly now: Date };

export const isDepositLookedAt = (document: OfferOn<DepositRule>, { at, cents }: Arrival, span: Span): boolean =>
  isInSpan(document, span, at) && cents >= BigInt(document.qualifies.leastCents);

const DAY_MS = 86_400_000;
export const playEndsAt = ({ playDays }: DepositRule, at: Date): Date => new Date(at.getTime() + playDays * DAY_MS);

export function depositStateOf(rule: DepositRule, { at, cents }: Arrival, { isReturned, playedCents, now }: DepositState): CauseState {
  const isMet = !isReturned && playedCents >= cents;
  return { isMet, isOver: isMet || isReturned || now >= playEndsAt(rule, at) };
}

/** `lostCents`: cash staked minus cash won in the day's rounds. `openRounds`: number of unfinished rounds. */
export type DayState = { readonly lostCents: bigint; readonly openRounds: number; readonly endsAt: Date; readonly now: Date };

export function dayLossStateOf({ leastCents }: DayLossRule, { lostCents, openRounds, endsAt, now }: DayState): CauseState {
  const isOver = now >= endsAt && openRounds === 0;
  return { isMet: isOver && lostCents >= BigInt(leastCents), isOver };
}

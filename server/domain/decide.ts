import { type Cents, MAX_BET_CENTS } from '#src/lib/money.ts';
import { combinePrices, type Price, winFromBet } from '#src/lib/odds.ts';
import { type RefusalCode, refusals as shapes } from '#src/lib/refusals.ts';
import { closureOf, movementOf, type Offer, stakeLimit } from './offer.ts';
import { refusalsOfBody } from './placementBody.ts';
import { type BetRefusal, type RequestedBet, type RequestedLeg, termsOfLeg } from './placementTypes.ts';
import { permits, type Verdict } from './verdict.ts';

/** What the server knows about who asks; null where it knows nothing, which refuses. */
export type Standing = {
  readonly isSessionAlive: boolean;
  readonly isRestricted: boolean;
  readonly requiresAcknowledgement: boolean;
  readonly verdict: (Verdict & { readonly isOutside: boolean }) | null;
  readonly cashCents: Cents;
};

export type Question = {
  readonly bets: readonly RequestedBet[];
  readonly offers: ReadonlyMap<string, Offer>;
  readonly standing: Standing;
  readonly autoAccept: boolean;
  readonly ip: string;
  /** Server clock. */
  readonly now: Date;
};

/** A leg with the terms it is accepted at. */
export type AcceptedBet = {
  readonly request: RequestedBet;
  readonly offers: readonly Offer[];
  readonly price: Price;
  readonly winCents: Cents;
};
export type Decision =
  | { readonly kind: 'accepted'; readonly bets: readonly AcceptedBet[] }
  | { readonly kind: 'refused'; readonly refusals: readonly BetRefusal[] };

/** All bets or none. Pure: the same question has the same answer. */
export function decide(question: Question): Decision {
  const personal = refusalsOfStanding(question);
  if (personal.length > 0) return refused(personal);
  const shape = refusalsOfBody(question.bets);
  if (shape.length > 0) return refused(shape);
  const found = [
    ...question.bets.flatMap((bet) => refusalsOfOffer(bet, question)),
    ...question.bets.flatMap((bet) => refusalsOfAmount(bet, question)),
  ];
  found.push(...refusalsOfMarketLimits(question), ...refusalsOfFunds(question));
  return found.length > 0 ? refused(found) : { kind: 'accepted', bets: question.bets.map((bet) => accept(bet, question.offers)) };
}

const refused = (found: readonly BetRefusal[]): Decision => ({ kind: 'refused', refusals: inOrder(found) });

/** By priority; the same thing is said once. */
export function inOrder(found: readonly BetRefusal[]): BetRefusal[] {
  const once = new Map(found.map((one) => [`${one.code} ${one.subjectId}`, one]));
  return [...once.values()].toSorted((a, b) => shapes[a.code].priority - shapes[b.code].priority);
}

const because = (code: RefusalCode, subjectId: string | null = null): BetRefusal => ({ code, subjectId, change: null });

function refusalsOfStanding({ standing, ip, now }: Question): BetRefusal[] {
  if (!standing.isSessionAlive) return [because('not-logged-in')];
  const found: BetRefusal[] = [];
  if (standing.isRestricted) found.push(because('account-restricted'));
  if (standing.requiresAcknowledgement) found.push(because('acknowledgement-required'));
  const { verdict } = standing;
  if (verdict?.isOutside) found.push(because('region-not-served'));
  else if (!permits(verdict, ip, now)) found.push(because('location-not-verified'));
  return found;
}

function refusalsOfOffer({ draftBetId, legs }: RequestedBet, question: Question): BetRefusal[] {
  const found = legs.flatMap((leg) => refusalsOfLeg(leg, question));
  const events = legs.map(({ selectionId }) => question.offers.get(selectionId)?.eventId).filter((id) => id !== undefined);
  if (new Set(events).size < events.length) found.push(because('same-event-combination', draftBetId));
  return found;
}

function refusalsOfLeg(leg: RequestedLeg, { offers, autoAccept, now }: Question): BetRefusal[] {
  const offer = offers.get(leg.selectionId);
  if (!offer) return [because('selection-unknown', leg.selectionId)];
  const closure = closureOf(offer, now);
  if (closure) return [because(closure, leg.selectionId)];
  const seen = termsOfLeg(leg);
  const movement = autoAccept ? null : movementOf(offer, seen);
  if (!movement) return [];
  const change = { selectionId: leg.selectionId, from: seen, to: { price: offer.price, points: offer.points } };
  return [{ code: movement, subjectId: leg.selectionId, change }];
}

function refusalsOfAmount(bet: RequestedBet, { offers }: Question): BetRefusal[] {
  if (bet.stakeCents <= 0n) return [because('amount-not-positive', bet.draftBetId)];
  if (bet.stakeCents > MAX_BET_CENTS) return [because('amount-too-large', bet.draftBetId)];
  return accept(bet, offers).winCents > MAX_BET_CENTS ? [because('win-too-large', bet.draftBetId)] : [];
}

/** Every bet with a leg in the market counts with its whole stake. */
function refusalsOfMarketLimits({ bets, offers }: Question): BetRefusal[] {
  const stakes = new Map<string, Cents>();
  return bets.flatMap((bet) =>
    bet.legs.flatMap(({ selectionId }) => {
      const offer = offers.get(selectionId);
      if (!offer) return [];
      const total = (stakes.get(offer.marketId) ?? 0n) + bet.stakeCents;
      stakes.set(offer.marketId, total);
      return total > stakeLimit(offer.marketType) ? [because('stake-limit-reached', bet.draftBetId)] : [];
    }),
  );
}

/** Spoken of the first bet that the cash no longer covers. */
function refusalsOfFunds({ bets, standing }: Question): BetRefusal[] {
  let left = standing.cashCents;
  for (const { draftBetId, stakeCents } of bets) {
    left -= stakeCents > 0n ? stakeCents : 0n;
    if (left < 0n) return [because('insufficient-funds', draftBetId)];
  }
  return [];
}

/** At the price now: never worse than what was seen, unless the player takes any. Unknown legs count as nothing here; they refuse elsewhere. */
function accept(request: RequestedBet, offers: ReadonlyMap<string, Offer>): AcceptedBet {
  const legs = request.legs.map(({ selectionId }) => offers.get(selectionId)).filter((offer) => offer !== undefined);
  const price = combinePrices(legs.map((offer) => offer.price));
  return { request, offers: legs, price, winCents: winFromBet(request.stakeCents > 0n ? request.stakeCents : 0n, price) };
}

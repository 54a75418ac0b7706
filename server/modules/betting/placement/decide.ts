import { type Boost, boostedPayoff } from '#src/shared/betting/boost.ts';
import { type Cents, MAX_BET_CENTS } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { type RefusalCode, refusals as shapes } from '#src/shared/betting/refusals.ts';
import type { BetMinimums } from '#server/modules/catalogue/settings/minimums/index.ts';
import { closureOf, movementOf, type Offer } from '../pricing/offer.ts';
import { refusalsOfBody } from './placementBody.ts';
import { type BetRefusal, type RequestedBet, type RequestedLeg, termsOfLeg } from './placementTypes.ts';
import { boostOf, refusalOfUse, type Rewards } from '../rewards/rewards.ts';
import { TEASER } from '../slip/slipContent.ts';
import type { LimitAllowance } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { isLimited, type TraderLimits } from '../limits/traderLimits.ts';
import { type PricingRules, type Ticket, ticketOf } from '../pricing/ticket.ts';
import { nameOfTerms } from '../pricing/teaser/teaserTerms.ts';
import { permits, type GeoVerdict } from './geoVerdict.ts';

/** Facts by which a wager is checked. Wagers are refused while `verdict` is null (no location check). */
export type Eligibility = {
  readonly isSessionAlive: boolean;
  readonly isRestricted: boolean;
  readonly isExcluded: boolean;
  /** True if the exclusion register answered recently. */
  readonly isRegisterKnown: boolean;
  /** True if the exclusion register's match may be another person. Refusals must not reveal that person's exclusion. */
  readonly isPersonUnsettled: boolean;
  readonly isIdentityVerified: boolean;
  readonly requiresAcknowledgement: boolean;
  readonly hasDepositsToAcknowledge: boolean;
  /** What the player must do before the next bet because of signs of gambling harm. */
  readonly saferPlay: 'safer-play-contact-due' | 'safer-play-guide-due' | null;
  readonly realityCheckAt: Date;
  readonly verdict: (GeoVerdict & { readonly isOutside: boolean }) | null;
  readonly cashCents: Cents;
  readonly limits: TraderLimits | null;
};

export type Question = {
  readonly bets: readonly RequestedBet[];
  readonly offers: ReadonlyMap<string, Offer>;
  readonly eligibility: Eligibility;
  readonly autoAccept: boolean;
  readonly house: PricingRules;
  readonly minimums: BetMinimums;
  readonly rewards: Rewards;
  /** Possible win of the player's open bets, by selection. */
  readonly held?: ReadonlyMap<string, Cents>;
  readonly own?: LimitAllowance;
  readonly ip: string;
  readonly now: Date;
};

export type AcceptedBet = {
  readonly request: RequestedBet;
  readonly offers: readonly Offer[];
  readonly type: Ticket['type'];
  readonly terms: Ticket['terms'];
  readonly price: Price;
  readonly totalCents: Cents;
  readonly winCents: Cents;
  readonly boost: Boost | null;
};
export type Decision =
  | { readonly kind: 'accepted'; readonly bets: readonly AcceptedBet[] }
  | { readonly kind: 'refused'; readonly refusals: readonly BetRefusal[] };

export function decide(question: Question): Decision {
  const personal = refusalsToWager(question);
  if (personal.length > 0) return refused(personal);
  const shape = refusalsOfBody(question.bets);
  if (shape.length > 0) return refused(shape);
  const bets = question.bets.map((bet) => priceBet(bet, question));
  const found = [
    ...bets.flatMap((bet) => refusalsOfOffer(bet, question)),
    ...bets.flatMap((bet) => refusalsOfAmount(bet, question)),
    ...refusalsOfRewards(bets, question),
    ...refusalsOfOwnLimits(bets, question),
    ...refusalsOfMarketLimits(bets, question),
    ...refusalsOfPlayerExposure(bets, question),
    ...refusalsOfFunds(bets, question),
  ];
  if (found.length > 0) return refused(found);
  return { kind: 'accepted', bets: bets.flatMap(({ accepted }) => accepted ?? []) };
}

const refused = (found: readonly BetRefusal[]): Decision => ({ kind: 'refused', refusals: inOrder(found) });

export function inOrder(found: readonly BetRefusal[]): BetRefusal[] {
  const once = new Map(found.map((one) => [`${one.code} ${one.subjectId}`, one]));
  return [...once.values()].toSorted((a, b) => shapes[a.code].priority - shapes[b.code].priority);
}

const refusal = (code: RefusalCode, subjectId: string | null = null): BetRefusal => ({ code, subjectId, change: null });

type OfAccount = Pick<Eligibility, 'isExcluded' | 'isIdentityVerified' | 'isPersonUnsettled' | 'isRestricted' | 'requiresAcknowledgement'>;

export function refusalsOfAccount(eligibility: OfAccount): BetRefusal[] {
  const found: BetRefusal[] = [];
  if (eligibility.isRestricted) found.push(refusal('account-restricted'));
  if (eligibility.isExcluded) found.push(refusal(eligibility.isPersonUnsettled ? 'identity-not-verified' : 'excluded'));
  if (!eligibility.isIdentityVerified) found.push(refusal('identity-not-verified'));
  if (eligibility.requiresAcknowledgement) found.push(refusal('acknowledgement-required'));
  return found;
}

export function refusalsOfEligibility({ eligibility, ip, now }: Pick<Question, 'ip' | 'now' | 'eligibility'>): BetRefusal[] {
  if (!eligibility.isSessionAlive) return [refusal('not-logged-in')];
  const found = refusalsOfAccount(eligibility);
  if (now >= eligibility.realityCheckAt) found.push(refusal('reality-check-due'));
  const { verdict } = eligibility;
  if (verdict?.isOutside) found.push(refusal('region-not-served'));
  else if (!permits(verdict, ip, now)) found.push(refusal('location-not-verified'));
  return found;
}

/**
 * Adds checks that cash outs skip because they add no risk. Returns `register-unchecked` only if nothing else refuses; the caller then
 * queries the register.
 */
function refusalsToWager(question: Question): BetRefusal[] {
  const { isSessionAlive, hasDepositsToAcknowledge, isRegisterKnown, saferPlay } = question.eligibility;
  const found = refusalsOfEligibility(question);
  if (isSessionAlive && hasDepositsToAcknowledge) found.push(refusal('deposits-not-acknowledged'));
  if (isSessionAlive && saferPlay !== null) found.push(refusal(saferPlay));
  return found.length > 0 || isRegisterKnown ? found : [refusal('register-unchecked')];
}

function refusalsOfOffer({ request: bet, ticket }: PricedBet, question: Question): BetRefusal[] {
  const found = bet.legs.flatMap((leg) => refusalsOfLeg(leg, question, bet.draftBetId === TEASER));
  if (!ticket.ok) return [...found, refusal(ticket.refusal, bet.draftBetId)];
  if (isWithoutTerms(bet, ticket.value)) found.push(refusal('page-outdated', bet.draftBetId));
  else if (isOnOtherTerms(bet, ticket.value)) found.push(refusal('teaser-terms-moved', bet.draftBetId));
  if (found.length > 0 || question.autoAccept) return found;
  return isWorse(bet, ticket.value) ? [refusal('price-moved', bet.draftBetId)] : [];
}

const isWorse = ({ agreed, draftBetId }: RequestedBet, { payoff }: Ticket): boolean =>
  agreed === undefined ? draftBetId === TEASER : compareRatios(payoff.price, agreed) < 0;

/** True for older clients, which send no teaser terms. */
const isWithoutTerms = ({ teaserTerms }: RequestedBet, { terms }: Ticket): boolean => terms.kind === 'teaser' && teaserTerms === undefined;

/** True if the teaser's terms changed. Auto-accept covers only odds. */
const isOnOtherTerms = ({ teaserTerms, legs }: RequestedBet, { terms }: Ticket): boolean =>
  terms.kind === 'teaser' && teaserTerms !== nameOfTerms(terms, legs.length);

function refusalsOfLeg(leg: RequestedLeg, { offers, autoAccept, now }: Question, isTeased: boolean): BetRefusal[] {
  const offer = offers.get(leg.selectionId);
  if (!offer) return [refusal('selection-unknown', leg.selectionId)];
  const closure = closureOf(offer, now);
  if (closure) return [refusal(closure, leg.selectionId)];
  const seen = isTeased ? { ...termsOfLeg(leg), price: offer.price } : termsOfLeg(leg);
  const movement = movementOf(offer, seen);
  if (!movement || (autoAccept && movement === 'price-moved')) return [];
  const change = { selectionId: leg.selectionId, from: seen, to: { price: offer.price, points: offer.points } };
  return [{ code: movement, subjectId: leg.selectionId, change }];
}

function refusalsOfAmount({ request: bet, accepted }: PricedBet, question: Question): BetRefusal[] {
  if (bet.stakeCents <= 0n) return [refusal('amount-not-positive', bet.draftBetId)];
  const { leastStakeCents, leastPrice } = question.minimums;
  if (bet.reward?.kind !== 'free-bet' && bet.stakeCents < leastStakeCents)
    return [{ ...refusal('stake-below-minimum', bet.draftBetId), least: { cents: leastStakeCents } }];
  if (accepted && leastPrice && compareRatios(accepted.price, leastPrice) < 0)
    return [{ ...refusal('odds-too-low', bet.draftBetId), least: { price: leastPrice } }];
  if ((accepted?.totalCents ?? bet.stakeCents) > MAX_BET_CENTS) return [refusal('amount-too-large', bet.draftBetId)];
  return accepted && accepted.winCents > MAX_BET_CENTS ? [refusal('win-too-large', bet.draftBetId)] : [];
}

function refusalsOfMarketLimits(bets: readonly PricedBet[], { eligibility }: Question): BetRefusal[] {
  const { limits } = eligibility;
  const most = limits?.mostStakeCents ?? null;
  const stakes = new Map<string, Cents>();
  return bets.flatMap(({ request, offers, totalCents }) =>
    offers.flatMap(({ marketId, mostStakeCents, sport }) => {
      const total = (stakes.get(marketId) ?? 0n) + totalCents;
      stakes.set(marketId, total);
      if (total > mostStakeCents) return [refusal('stake-limit-reached', request.draftBetId)];
      return limits && most !== null && total > most && isLimited(limits, sport)
        ? [refusal('player-limit-reached', request.draftBetId)]
        : [];
    }),
  );
}

function refusalsOfRewards(bets: readonly PricedBet[], { rewards, now }: Question): BetRefusal[] {
  let { creditCents } = rewards;
  return bets.flatMap(({ request, offers, totalCents }) => {
    const { reward, draftBetId, stakeCents } = request;
    if (reward === undefined) return [];
    const code = refusalOfUse(reward, { ...rewards, creditCents }, { draftBetId, offers, totalCents }, now);
    if (reward.kind === 'promotional-credit') creditCents -= totalCents;
    if (code) return [refusal(code, draftBetId)];
    const token = reward.kind === 'free-bet' ? rewards.tokens.get(reward.id) : undefined;
    return token?.kind === 'free-bet' && token.cents !== stakeCents ? [refusal('reward-unavailable', draftBetId)] : [];
  });
}

function refusalsOfPlayerExposure(bets: readonly PricedBet[], question: Question): BetRefusal[] {
  const { limits } = question.eligibility;
  const most = limits?.mostExposureCents ?? null;
  if (limits === null || most === null) return [];
  const held = new Map(question.held);
  return bets.flatMap(({ request: { draftBetId }, offers, accepted }) =>
    offers.flatMap(({ selectionId, sport }) => {
      if (!isLimited(limits, sport)) return [];
      const total = (held.get(selectionId) ?? 0n) + (accepted?.winCents ?? 0n);
      held.set(selectionId, total);
      return total > most ? [refusal('player-limit-reached', draftBetId)] : [];
    }),
  );
}

/** Checks the player's own limits (checklist 37). The wager limit applies per bet; spend and loss limits to the sum of cash stakes. */
function refusalsOfOwnLimits(bets: readonly PricedBet[], { own }: Question): BetRefusal[] {
  if (!own) return [];
  const { mostWagerCents: most, spendRoomCents: spend, lossRoomCents: loss } = own;
  const found: BetRefusal[] = own.isTimeUp ? [refusal('time-limit-reached')] : [];
  let cash = 0n;
  for (const { request: bet, totalCents: total } of bets) {
    cash += isCash(bet) ? total : 0n;
    if (most !== null && total > most) found.push(refusal('wager-limit-reached', bet.draftBetId));
    if (spend !== null && isCash(bet) && cash > spend) found.push(refusal('spend-limit-reached', bet.draftBetId));
    if (loss !== null && isCash(bet) && cash > loss) found.push(refusal('loss-limit-reached', bet.draftBetId));
  }
  return found;
}

/** Refuses only the first bet that exceeds the balance. */
function refusalsOfFunds(bets: readonly PricedBet[], { eligibility }: Question): BetRefusal[] {
  let left = eligibility.cashCents;
  for (const { request, totalCents } of bets) {
    left -= isCash(request) ? totalCents : 0n;
    if (left < 0n) return [refusal('insufficient-funds', request.draftBetId)];
  }
  return [];
}

const isCash = ({ reward }: RequestedBet): boolean => reward === undefined || reward.kind === 'profit-boost';

type Offered = Pick<Question, 'house' | 'offers' | 'rewards'>;

type PricedBet = {
  readonly request: RequestedBet;
  readonly offers: readonly Offer[];
  readonly ticket: ReturnType<typeof ticketOf>;
  readonly accepted: AcceptedBet | null;
  readonly totalCents: Cents;
};

function priceBet(request: RequestedBet, { offers, house, rewards }: Offered): PricedBet {
  const legs = request.legs.map(({ selectionId }) => offers.get(selectionId)).filter((offer) => offer !== undefined);
  const ticket = ticketOf(request, legs, house);
  const unit = request.stakeCents > 0n ? request.stakeCents : 0n;
  if (!ticket.ok) return { request, offers: legs, ticket, accepted: null, totalCents: unit };
  const { type, terms, payoff } = ticket.value;
  const boost = boostOf(request.reward, rewards);
  const totalCents = unit * BigInt(payoff.combinations);
  const winCents = (boost ? boostedPayoff(payoff, boost) : payoff).winOf(unit);
  const accepted = { request, offers: legs, type, terms, price: payoff.price, totalCents, winCents, boost };
  return { request, offers: legs, ticket, accepted, totalCents };
}

export const accept = (request: RequestedBet, offered: Offered): AcceptedBet | null => priceBet(request, offered).accepted;

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
import type { OwnStanding } from '#server/modules/responsibleGaming/ownLimits/index.ts';
import type { PlayerLimits } from '../limits/playerLimits.ts';
import { type House, type Ticket, ticketOf } from '../pricing/ticket.ts';
import { nameOfTerms } from '../pricing/teaser/teaserTerms.ts';
import { permits, type Verdict } from './verdict.ts';

/** What the server knows about who asks; null where it knows nothing, which refuses. */
export type Standing = {
  readonly isSessionAlive: boolean;
  readonly isRestricted: boolean;
  /** Is taking a break. */
  readonly isExcluded: boolean;
  readonly isIdentityVerified: boolean;
  readonly requiresAcknowledgement: boolean;
  /** Lifetime deposits have reached what the region asks to be acknowledged, and were not within a year. */
  readonly hasDepositsToAcknowledge: boolean;
  /** From when on no bet is taken before the player has read how this session goes. */
  readonly realityCheckAt: Date;
  readonly verdict: (Verdict & { readonly isOutside: boolean }) | null;
  readonly cashCents: Cents;
  /** Null where a trader has set none. */
  readonly limits: PlayerLimits | null;
};

export type Question = {
  readonly bets: readonly RequestedBet[];
  readonly offers: ReadonlyMap<string, Offer>;
  readonly standing: Standing;
  readonly autoAccept: boolean;
  readonly house: House;
  readonly minimums: BetMinimums;
  /** Of those that the bets name. */
  readonly rewards: Rewards;
  /** What the player's open bets may win, by selection, in cents; read only where a limit asks for it. */
  readonly held?: ReadonlyMap<string, Cents>;
  /** What the player holds themselves to; absent where that is nothing. */
  readonly own?: OwnStanding;
  readonly ip: string;
  /** Server clock. */
  readonly now: Date;
};

/** A leg with the terms it is accepted at. */
export type AcceptedBet = {
  readonly request: RequestedBet;
  readonly offers: readonly Offer[];
  readonly type: Ticket['type'];
  readonly terms: Ticket['terms'];
  readonly price: Price;
  /** Of all combinations. */
  readonly totalCents: Cents;
  /** With the boost, where there is one. */
  readonly winCents: Cents;
  readonly boost: Boost | null;
};
export type Decision =
  | { readonly kind: 'accepted'; readonly bets: readonly AcceptedBet[] }
  | { readonly kind: 'refused'; readonly refusals: readonly BetRefusal[] };

/** All bets or none. Pure: the same question has the same answer. */
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

/** By priority; the same thing is said once. */
export function inOrder(found: readonly BetRefusal[]): BetRefusal[] {
  const once = new Map(found.map((one) => [`${one.code} ${one.subjectId}`, one]));
  return [...once.values()].toSorted((a, b) => shapes[a.code].priority - shapes[b.code].priority);
}

const because = (code: RefusalCode, subjectId: string | null = null): BetRefusal => ({ code, subjectId, change: null });

type OfAccount = Pick<Standing, 'isExcluded' | 'isIdentityVerified' | 'isRestricted' | 'requiresAcknowledgement'>;

/** Why nothing may be done with money on an account, whoever is there. */
export function refusalsOfAccount(standing: OfAccount): BetRefusal[] {
  const found: BetRefusal[] = [];
  if (standing.isRestricted) found.push(because('account-restricted'));
  if (standing.isExcluded) found.push(because('excluded'));
  if (!standing.isIdentityVerified) found.push(because('identity-not-verified'));
  if (standing.requiresAcknowledgement) found.push(because('acknowledgement-required'));
  return found;
}

/** Why somebody may do nothing with money now, whatever it is. */
export function refusalsOfStanding({ standing, ip, now }: Pick<Question, 'ip' | 'now' | 'standing'>): BetRefusal[] {
  if (!standing.isSessionAlive) return [because('not-logged-in')];
  const found = refusalsOfAccount(standing);
  if (now >= standing.realityCheckAt) found.push(because('reality-check-due'));
  const { verdict } = standing;
  if (verdict?.isOutside) found.push(because('region-not-served'));
  else if (!permits(verdict, ip, now)) found.push(because('location-not-verified'));
  return found;
}

/** Cashing out stays open to who has not acknowledged deposits: it puts nothing at risk. */
const refusalsToWager = (question: Question): BetRefusal[] => [
  ...refusalsOfStanding(question),
  ...(question.standing.isSessionAlive && question.standing.hasDepositsToAcknowledge ? [because('deposits-not-acknowledged')] : []),
];

function refusalsOfOffer({ request: bet, ticket }: PricedBet, question: Question): BetRefusal[] {
  const found = bet.legs.flatMap((leg) => refusalsOfLeg(leg, question, bet.draftBetId === TEASER));
  if (!ticket.ok) return [...found, because(ticket.refusal, bet.draftBetId)];
  if (isWithoutTerms(bet, ticket.value)) found.push(because('page-outdated', bet.draftBetId));
  else if (isOnOtherTerms(bet, ticket.value)) found.push(because('teaser-terms-moved', bet.draftBetId));
  if (found.length > 0 || question.autoAccept) return found;
  return isWorse(bet, ticket.value) ? [because('price-moved', bet.draftBetId)] : [];
}

/** Than was agreed to; a teaser has no price but its own, and without one nothing was. */
const isWorse = ({ agreed, draftBetId }: RequestedBet, { payoff }: Ticket): boolean =>
  agreed === undefined ? draftBetId === TEASER : compareRatios(payoff.price, agreed) < 0;

/** A page that was made before terms had names can agree to none, however often it is asked. */
const isWithoutTerms = ({ teaserTerms }: RequestedBet, { terms }: Ticket): boolean => terms.kind === 'teaser' && teaserTerms === undefined;

/** Lines, rules and what fewer legs pay are no odds: who takes any is asked about them all the same. */
const isOnOtherTerms = ({ teaserTerms, legs }: RequestedBet, { terms }: Ticket): boolean =>
  terms.kind === 'teaser' && teaserTerms !== nameOfTerms(terms, legs.length);

/** Of a teaser's leg the line counts alone: its price is that of the ticket. Who takes any odds is asked about another line all the same. */
function refusalsOfLeg(leg: RequestedLeg, { offers, autoAccept, now }: Question, isTeased: boolean): BetRefusal[] {
  const offer = offers.get(leg.selectionId);
  if (!offer) return [because('selection-unknown', leg.selectionId)];
  const closure = closureOf(offer, now);
  if (closure) return [because(closure, leg.selectionId)];
  const seen = isTeased ? { ...termsOfLeg(leg), price: offer.price } : termsOfLeg(leg);
  const movement = movementOf(offer, seen);
  if (!movement || (autoAccept && movement === 'price-moved')) return [];
  const change = { selectionId: leg.selectionId, from: seen, to: { price: offer.price, points: offer.points } };
  return [{ code: movement, subjectId: leg.selectionId, change }];
}

function refusalsOfAmount({ request: bet, accepted }: PricedBet, question: Question): BetRefusal[] {
  if (bet.stakeCents <= 0n) return [because('amount-not-positive', bet.draftBetId)];
  const { leastStakeCents, leastPrice } = question.minimums;
  if (bet.reward?.kind !== 'free-bet' && bet.stakeCents < leastStakeCents)
    return [{ ...because('stake-below-minimum', bet.draftBetId), least: { cents: leastStakeCents } }];
  if (accepted && leastPrice && compareRatios(accepted.price, leastPrice) < 0)
    return [{ ...because('odds-too-low', bet.draftBetId), least: { price: leastPrice } }];
  if ((accepted?.totalCents ?? bet.stakeCents) > MAX_BET_CENTS) return [because('amount-too-large', bet.draftBetId)];
  return accepted && accepted.winCents > MAX_BET_CENTS ? [because('win-too-large', bet.draftBetId)] : [];
}

/** Every bet with a leg in the market counts with its whole stake. */
function refusalsOfMarketLimits(bets: readonly PricedBet[], { standing }: Question): BetRefusal[] {
  const most = standing.limits?.mostStakeCents ?? null;
  const stakes = new Map<string, Cents>();
  return bets.flatMap(({ request, offers, totalCents }) =>
    offers.flatMap(({ marketId, mostStakeCents }) => {
      const total = (stakes.get(marketId) ?? 0n) + totalCents;
      stakes.set(marketId, total);
      if (total > mostStakeCents) return [because('stake-limit-reached', request.draftBetId)];
      return most !== null && total > most ? [because('player-limit-reached', request.draftBetId)] : [];
    }),
  );
}

/** Each reward by its own rules; the credit is spent in the order of the bets. */
function refusalsOfRewards(bets: readonly PricedBet[], { rewards, now }: Question): BetRefusal[] {
  let { creditCents } = rewards;
  return bets.flatMap(({ request, offers, totalCents }) => {
    const { reward, draftBetId, stakeCents } = request;
    if (reward === undefined) return [];
    const code = refusalOfUse(reward, { ...rewards, creditCents }, { draftBetId, offers, totalCents }, now);
    if (reward.kind === 'promotional-credit') creditCents -= totalCents;
    if (code) return [because(code, draftBetId)];
    const token = reward.kind === 'free-bet' ? rewards.tokens.get(reward.id) : undefined;
    // A bonus bet is used whole, and by what the player saw of it.
    return token?.kind === 'free-bet' && token.cents !== stakeCents ? [because('reward-unavailable', draftBetId)] : [];
  });
}

/** What the player's open bets on a selection may win, these among them, each with all it may win. */
function refusalsOfPlayerExposure(bets: readonly PricedBet[], question: Question): BetRefusal[] {
  const most = question.standing.limits?.mostExposureCents ?? null;
  if (most === null) return [];
  const held = new Map(question.held);
  return bets.flatMap(({ request: { legs, draftBetId }, accepted }) =>
    legs.flatMap(({ selectionId }) => {
      const total = (held.get(selectionId) ?? 0n) + (accepted?.winCents ?? 0n);
      held.set(selectionId, total);
      return total > most ? [because('player-limit-reached', draftBetId)] : [];
    }),
  );
}

/** What the player holds themselves to (checklist 37): each wager alone, and the cash that all of them together take. */
function refusalsOfOwnLimits(bets: readonly PricedBet[], { own }: Question): BetRefusal[] {
  if (!own) return [];
  const { mostWagerCents: most, spendRoomCents: spend, lossRoomCents: loss } = own;
  const found: BetRefusal[] = own.isTimeUp ? [because('time-limit-reached')] : [];
  let cash = 0n;
  for (const { request: bet, totalCents: total } of bets) {
    cash += isCash(bet) ? total : 0n;
    if (most !== null && total > most) found.push(because('wager-limit-reached', bet.draftBetId));
    if (spend !== null && isCash(bet) && cash > spend) found.push(because('spend-limit-reached', bet.draftBetId));
    if (loss !== null && isCash(bet) && cash > loss) found.push(because('loss-limit-reached', bet.draftBetId));
  }
  return found;
}

/** Spoken of the first bet that the cash no longer covers. */
function refusalsOfFunds(bets: readonly PricedBet[], { standing }: Question): BetRefusal[] {
  let left = standing.cashCents;
  for (const { request, totalCents } of bets) {
    left -= isCash(request) ? totalCents : 0n;
    if (left < 0n) return [because('insufficient-funds', request.draftBetId)];
  }
  return [];
}

/** A boosted bet is cash, too. */
const isCash = ({ reward }: RequestedBet): boolean => reward === undefined || reward.kind === 'profit-boost';

type Offered = Pick<Question, 'house' | 'offers' | 'rewards'>;

/** The only pricing of a bet in a decision; every check reads it. */
type PricedBet = {
  readonly request: RequestedBet;
  /** Of the known legs; an unknown one refuses elsewhere. */
  readonly offers: readonly Offer[];
  readonly ticket: ReturnType<typeof ticketOf>;
  /** Null where there is no price, which refuses. */
  readonly accepted: AcceptedBet | null;
  /** Stake of all combinations; the typed amount where there is no price, zero where that is negative. */
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

/** At the price now: never worse than what was seen, unless the player takes any. Null for what has no price, which is refused. */
export const accept = (request: RequestedBet, offered: Offered): AcceptedBet | null => priceBet(request, offered).accepted;

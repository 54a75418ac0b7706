import { type Cents, MAX_BET_CENTS } from '#src/lib/money.ts';
import { combinePrices, type Price } from '#src/lib/odds.ts';
import { type Payoff, payoffOf, roundRobinSizes } from '#src/lib/payoff.ts';
import { compareRatios } from '#src/lib/ratio.ts';
import type { RefusalCode } from '#src/lib/refusals.ts';
import { MOST_SELECTIONS } from '#src/lib/slipLimits.ts';
import { inOrder } from './decide.ts';
import { DEFAULT_HOUSE, type House, type Ticket, ticketOf } from './ticket.ts';
import { closureOf, movementOf, type Offer, stakeLimit, type Terms } from './offer.ts';
import type { BetRefusal } from './placementTypes.ts';
import { PARLAY, roundRobinId, type SlipAmount, type SlipContent, type SlipSelection, straightId, TEASER } from './slipContent.ts';
import { type TeaserDraftView, viewTeaser } from './teaserView.ts';

export type Trend = 'DOWN' | 'NO_CHANGE' | 'UP';

/** A slip priced by the offer of the moment. Amounts in cents; errors in order of priority. */
export type BetslipView = {
  readonly owner: string;
  readonly version: bigint;
  readonly currency: string;
  /** In the order they were added; those that no longer exist are left out. */
  readonly selectionIds: readonly string[];
  readonly errors: readonly BetRefusal[];
  readonly straight: {
    readonly errors: readonly BetRefusal[];
    /** By event, in the order the first of its selections was added. */
    readonly groups: readonly { readonly eventId: string; readonly draftBets: readonly DraftBetView[] }[];
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly trend: Trend;
  };
  readonly parlay: {
    readonly errors: readonly BetRefusal[];
    /** Null with fewer than two selections. */
    readonly draftBet: DraftBetView | null;
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly trend: Trend;
  };
  readonly roundRobin: {
    readonly errors: readonly BetRefusal[];
    /** One for each size that the picks allow, the smallest first. */
    readonly draftBets: readonly DraftBetView[];
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
    readonly trend: Trend;
  };
  readonly teaser: {
    readonly errors: readonly BetRefusal[];
    /** Null with fewer than two selections that can be teased. */
    readonly draft: TeaserDraftView | null;
    readonly totalBetCents: Cents;
    readonly totalReturnCents: Cents;
  };
};

export type DraftBetView = {
  readonly id: string;
  readonly type: Ticket['type'];
  /** How many times the bet amount is staked. */
  readonly combinations: number;
  /** Null until one is entered. Of a round robin, that of each combination; the win is that of all of them. */
  readonly betCents: Cents | null;
  readonly winCents: Cents | null;
  /** Which of the two the player typed. */
  readonly field: 'BET' | 'WIN';
  /** Profit : stake of the whole bet at the price now. */
  readonly price: Price;
  readonly trend: Trend;
  readonly legs: readonly DraftLegView[];
  readonly errors: readonly BetRefusal[];
};

export type DraftLegView = {
  readonly id: string;
  readonly selectionId: string;
  /** As it is now. */
  readonly offer: Offer;
  readonly accepted: Terms;
  readonly trend: Trend;
  readonly requiresAcceptance: boolean;
  readonly errors: readonly BetRefusal[];
};

export type SlipOwner = {
  readonly owner: string;
  readonly version: bigint;
  readonly currency: string;
  /** Null for a visitor. */
  readonly cashCents: Cents | null;
  readonly autoAccept: boolean;
};

/** Pure: the same content, offers and instant give the same view. */
export function viewSlip(
  content: SlipContent,
  offers: ReadonlyMap<string, Offer>,
  owner: SlipOwner,
  now: Date,
  house = DEFAULT_HOUSE,
): BetslipView {
  const legs = content.selections.flatMap((selection) => viewLeg(selection, offers, owner, now));
  const straights = legs.map((leg) => viewDraft(straightId(leg.selectionId), [leg], content.amounts));
  const parlay = legs.length >= 2 ? viewDraft(PARLAY, legs, content.amounts) : null;
  const picks = new Set(legs.map(({ offer }) => offer.eventId)).size;
  const robins = roundRobinSizes(picks).map((size) => viewDraft(roundRobinId(size), legs, content.amounts));
  const teaser = viewTeaser(content, legs, house, (teased, points) => viewDraft(TEASER, teased, content.amounts, { house, points }));
  return {
    owner: owner.owner,
    version: owner.version,
    currency: owner.currency,
    selectionIds: legs.map(({ selectionId }) => selectionId),
    errors: legs.length > MOST_SELECTIONS ? [because('too-many-selections', null)] : [],
    straight: { ...section(straights, owner), groups: groupByEvent(straights) },
    parlay: { ...section(parlay ? [parlay] : [], owner), draftBet: parlay },
    roundRobin: { ...section(robins, owner), draftBets: robins },
    teaser: { ...section(teaser ? [teaser.draftBet] : [], owner), draft: teaser },
  };
}

const because = (code: RefusalCode, subjectId: string | null): BetRefusal => ({ code, subjectId, change: null });

function viewLeg(
  { selectionId, accepted }: SlipSelection,
  offers: ReadonlyMap<string, Offer>,
  owner: SlipOwner,
  now: Date,
): DraftLegView[] {
  const offer = offers.get(selectionId);
  if (!offer) return [];
  const closure = closureOf(offer, now);
  const movement = owner.autoAccept || closure ? null : movementOf(offer, accepted);
  const change = { selectionId, from: accepted, to: { price: offer.price, points: offer.points } };
  const errors = closure ? [because(closure, selectionId)] : movement ? [{ code: movement, subjectId: selectionId, change }] : [];
  return [
    {
      id: `leg:${selectionId}`,
      selectionId,
      offer,
      accepted,
      errors,
      trend: trendOf(accepted.price, offer.price),
      requiresAcceptance: errors.length > 0,
    },
  ];
}

const trendOf = (before: Price, now: Price): Trend => (['DOWN', 'NO_CHANGE', 'UP'] as const)[compareRatios(now, before) + 1] ?? 'NO_CHANGE';

function viewDraft(
  id: string,
  legs: readonly DraftLegView[],
  amounts: SlipContent['amounts'],
  teased?: { readonly house: House; readonly points: number },
): DraftBetView {
  const ticket = ticketOf(
    { draftBetId: id, ...(teased ? { teaserPoints: teased.points } : {}) },
    legs.map(({ offer }) => offer),
    teased?.house,
  );
  // What cannot be bet is still shown, with the reason.
  const payoff = ticket.ok ? ticket.value.payoff : payoffOf(combinePrices(legs.map(({ offer }) => offer.price)));
  const amount = amounts[id];
  const { betCents, winCents } = linked(amount, payoff);
  const errors = inOrder([
    ...legs.flatMap((leg) => leg.errors),
    ...(ticket.ok ? [] : [because(ticket.refusal, id)]),
    ...amountErrors(id, betCents === null ? null : betCents * BigInt(payoff.combinations), winCents, legs),
  ]);
  const { price, combinations } = payoff;
  const type = ticket.ok
    ? ticket.value.type
    : id === TEASER
      ? 'TEASER'
      : id === PARLAY
        ? 'PARLAY'
        : legs.length === 1
          ? 'STRAIGHT'
          : 'ROUND_ROBIN';
  return {
    id,
    type,
    combinations,
    betCents,
    winCents,
    field: amount?.field ?? 'BET',
    price,
    trend: id === TEASER ? 'NO_CHANGE' : trendOfLegs(legs),
    legs,
    errors,
  };
}

const trendOfLegs = (legs: readonly DraftLegView[]): Trend =>
  trendOf(combinePrices(legs.map(({ accepted }) => accepted.price)), combinePrices(legs.map(({ offer }) => offer.price)));

/** The typed one as it is, the other from the price, rounded once, half up (product §5). */
function linked(amount: SlipAmount | undefined, payoff: Payoff): { betCents: Cents | null; winCents: Cents | null } {
  if (!amount) return { betCents: null, winCents: null };
  if (amount.field === 'BET') return { betCents: amount.cents, winCents: payoff.winOf(amount.cents) };
  return payoff.betFor ? { betCents: payoff.betFor(amount.cents), winCents: amount.cents } : { betCents: null, winCents: null };
}

function amountErrors(id: string, betCents: Cents | null, winCents: Cents | null, legs: readonly DraftLegView[]): BetRefusal[] {
  if (betCents === null || winCents === null) return [];
  if (betCents <= 0n) return [because('amount-not-positive', id)];
  if (betCents > MAX_BET_CENTS) return [because('amount-too-large', id)];
  if (winCents > MAX_BET_CENTS) return [because('win-too-large', id)];
  return legs.some(({ offer }) => betCents > stakeLimit(offer.marketType)) ? [because('stake-limit-reached', id)] : [];
}

function section(drafts: readonly DraftBetView[], { cashCents }: SlipOwner) {
  const totalBetCents = drafts.reduce((sum, { betCents, combinations }) => sum + (betCents ?? 0n) * BigInt(combinations), 0n);
  const totalReturnCents = drafts.reduce((sum, { winCents }) => sum + (winCents ?? 0n), totalBetCents);
  const errors = cashCents !== null && totalBetCents > cashCents ? [because('insufficient-funds', null)] : [];
  const trends = new Set(drafts.map(({ trend }) => trend));
  const trend: Trend = trends.has('DOWN') ? 'DOWN' : trends.has('UP') ? 'UP' : 'NO_CHANGE';
  return { errors, totalBetCents, totalReturnCents, trend };
}

function groupByEvent(drafts: readonly DraftBetView[]) {
  const groups = new Map<string, DraftBetView[]>();
  for (const draft of drafts) {
    const eventId = draft.legs[0]?.offer.eventId;
    if (eventId === undefined) continue;
    groups.set(eventId, [...(groups.get(eventId) ?? []), draft]);
  }
  return [...groups].map(([eventId, draftBets]) => ({ eventId, draftBets }));
}

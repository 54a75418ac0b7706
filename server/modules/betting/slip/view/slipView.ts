import { type Cents, MAX_BET_CENTS } from '#src/shared/money/money.ts';
import { combinePrices, type Price } from '#src/shared/money/odds.ts';
import { type Payoff, payoffOf, roundRobinSizes } from '#src/shared/money/payoff.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { inOrder } from '../../placement/decide.ts';
import { DEFAULT_PRICING_RULES, type PricingRules, type Ticket, ticketOf } from '../../pricing/ticket.ts';
import { closureOf, movementOf, type Offer } from '../../pricing/offer.ts';
import type { BetRefusal } from '../../placement/placementTypes.ts';
import type { Rewards } from '../../rewards/rewards.ts';
import { chosenUse, draftRewards, freeBetCents, NO_DRAFT_REWARDS, useRefusal } from './rewardsView.ts';
import { PARLAY, roundRobinId, type SlipAmount, type SlipContent, type SlipSelection, straightId, TEASER } from '../slipContent.ts';
import { viewTeaser } from './teaserView.ts';
import type { BetslipView, DraftBetView, DraftLegView, Trend } from './views.ts';

export type SlipOwner = {
  readonly owner: string;
  readonly version: bigint;
  readonly currency: string;
  readonly cashCents: Cents | null;
  readonly autoAccept: boolean;
  readonly rewards?: Rewards;
};

export function viewSlip(
  content: SlipContent,
  offers: ReadonlyMap<string, Offer>,
  owner: SlipOwner,
  now: Date,
  house = DEFAULT_PRICING_RULES,
): BetslipView {
  const legs = content.selections.flatMap((selection) => viewLeg(selection, offers, owner, now));
  const drafting = { content, rewards: owner.rewards ?? null, now };
  const straights = legs.map((leg) => viewDraft(straightId(leg.selectionId), [leg], drafting));
  const parlay = legs.length >= 2 ? viewDraft(PARLAY, legs, drafting) : null;
  const picks = new Set(legs.map(({ offer }) => offer.eventId)).size;
  const robins = roundRobinSizes(picks).map((size) => viewDraft(roundRobinId(size), legs, drafting));
  const teaser = viewTeaser(content, legs, house, (teased, points) => viewDraft(TEASER, teased, drafting, { house, points }));
  return {
    owner: owner.owner,
    version: owner.version,
    currency: owner.currency,
    selectionIds: legs.map(({ selectionId }) => selectionId),
    origins: new Map(content.selections.flatMap(({ selectionId, origin }) => (origin ? [[selectionId, origin]] : []))),
    errors: legs.length > MOST_SELECTIONS ? [refusal('too-many-selections', null)] : [],
    straight: { ...section(straights, owner), groups: groupByEvent(straights) },
    parlay: { ...section(parlay ? [parlay] : [], owner), draftBet: parlay },
    roundRobin: { ...section(robins, owner), draftBets: robins },
    teaser: { ...section(teaser ? [teaser.draftBet] : [], owner), draft: teaser },
  };
}

const refusal = (code: RefusalCode, subjectId: string | null): BetRefusal => ({ code, subjectId, change: null });

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
  const errors = closure ? [refusal(closure, selectionId)] : movement ? [{ code: movement, subjectId: selectionId, change }] : [];
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

type Drafting = { readonly content: SlipContent; readonly rewards: Rewards | null; readonly now: Date };

function viewDraft(
  id: string,
  legs: readonly DraftLegView[],
  drafting: Drafting,
  teased?: { readonly house: PricingRules; readonly points: number },
): DraftBetView {
  const offers = legs.map(({ offer }) => offer);
  const ticket = ticketOf({ draftBetId: id, ...(teased ? { teaserPoints: teased.points } : {}) }, offers, teased?.house);
  const payoff = ticket.ok ? ticket.value.payoff : payoffOf(combinePrices(offers.map(({ price }) => price)));
  const paid = payment(id, offers, payoff, drafting);
  const { betCents, winCents, field, rewards } = paid;
  const totalCents = betCents === null ? null : betCents * BigInt(payoff.combinations);
  const errors = inOrder([
    ...legs.flatMap((leg) => leg.errors),
    ...(ticket.ok ? [] : [refusal(ticket.refusal, id)]),
    ...amountErrors(id, totalCents, rewards.boostedWinCents ?? winCents, legs),
    ...paid.refusals.map((code) => refusal(code, id)),
  ]);
  const { price, combinations } = payoff;
  return {
    id,
    type: ticket.ok ? ticket.value.type : typeOf(id, legs.length),
    combinations,
    betCents,
    winCents,
    field,
    price,
    trend: id === TEASER ? 'NO_CHANGE' : trendOfLegs(legs),
    legs,
    rewards,
    errors,
  };
}

function typeOf(id: string, legs: number): Ticket['type'] {
  if (id === TEASER) return 'TEASER';
  if (id === PARLAY) return 'PARLAY';
  return legs === 1 ? 'STRAIGHT' : 'ROUND_ROBIN';
}

function payment(id: string, offers: readonly Offer[], payoff: Payoff, { content, rewards, now }: Drafting) {
  const amount = content.amounts[id];
  if (rewards === null) return { ...linked(amount, payoff), field: amount?.field ?? 'BET', rewards: NO_DRAFT_REWARDS, refusals: [] };
  const use = chosenUse(content.rewards[id], rewards, now);
  const whole = freeBetCents(use, rewards);
  const typed = whole === null ? amount : { field: 'BET' as const, cents: whole };
  const amounts = linked(typed, payoff);
  const totalCents = (amounts.betCents ?? 0n) * BigInt(payoff.combinations);
  const refusal = useRefusal(use, rewards, { draftBetId: id, offers, totalCents }, now);
  return {
    ...amounts,
    field: typed?.field ?? ('BET' as const),
    rewards: draftRewards(use, rewards, { draftBetId: id, offers, payoff, betCents: amounts.betCents }, now),
    refusals: refusal === null ? [] : [refusal],
  };
}

const trendOfLegs = (legs: readonly DraftLegView[]): Trend =>
  trendOf(combinePrices(legs.map(({ accepted }) => accepted.price)), combinePrices(legs.map(({ offer }) => offer.price)));

/** Computes win from stake or stake from win, rounded half up (product §5). */
function linked(amount: SlipAmount | undefined, payoff: Payoff): { betCents: Cents | null; winCents: Cents | null } {
  if (!amount) return { betCents: null, winCents: null };
  if (amount.field === 'BET') return { betCents: amount.cents, winCents: payoff.winOf(amount.cents) };
  return payoff.betFor ? { betCents: payoff.betFor(amount.cents), winCents: amount.cents } : { betCents: null, winCents: null };
}

function amountErrors(id: string, betCents: Cents | null, winCents: Cents | null, legs: readonly DraftLegView[]): BetRefusal[] {
  if (betCents === null || winCents === null) return [];
  if (betCents <= 0n) return [refusal('amount-not-positive', id)];
  if (betCents > MAX_BET_CENTS) return [refusal('amount-too-large', id)];
  if (winCents > MAX_BET_CENTS) return [refusal('win-too-large', id)];
  return legs.some(({ offer }) => betCents > offer.mostStakeCents) ? [refusal('stake-limit-reached', id)] : [];
}

const isFree = ({ rewards }: DraftBetView): boolean => rewards.use?.kind === 'free-bet';
const isCredit = ({ rewards }: DraftBetView): boolean => rewards.use?.kind === 'promotional-credit';
const costOf = ({ betCents, combinations }: DraftBetView): Cents => (betCents ?? 0n) * BigInt(combinations);
const costOfAll = (drafts: readonly DraftBetView[]): Cents => drafts.reduce((sum, draft) => sum + costOf(draft), 0n);

function section(drafts: readonly DraftBetView[], { cashCents, rewards }: SlipOwner) {
  const totalBetCents = costOfAll(drafts);
  const credit = costOfAll(drafts.filter(isCredit));
  const free = costOfAll(drafts.filter(isFree));
  const totalReturnCents = drafts.reduce((sum, { winCents }) => sum + (winCents ?? 0n), totalBetCents - free);
  const more = drafts.map(({ rewards: { boostedWinCents }, winCents }) =>
    boostedWinCents === null ? null : boostedWinCents - (winCents ?? 0n),
  );
  const boosts = more.filter((cents) => cents !== null);
  const errors = [
    ...(cashCents !== null && totalBetCents - free - credit > cashCents ? [refusal('insufficient-funds', null)] : []),
    ...(rewards && credit > rewards.creditCents ? [refusal('promotional-credits-low', drafts.findLast(isCredit)?.id ?? null)] : []),
  ];
  const trends = new Set(drafts.map(({ trend }) => trend));
  const trend: Trend = trends.has('DOWN') ? 'DOWN' : trends.has('UP') ? 'UP' : 'NO_CHANGE';
  const boostedReturnCents = boosts.length === 0 ? null : boosts.reduce((sum, cents) => sum + cents, totalReturnCents);
  return { errors, totalBetCents, totalReturnCents, boostedReturnCents, trend };
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

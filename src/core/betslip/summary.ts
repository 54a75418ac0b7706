import type { Cents } from '#src/shared/money/money.ts';
import { centsToFieldText } from '#src/shared/money/money.ts';
import { type Payoff, payoffOf } from '#src/shared/money/payoff.ts';
import type { SameGameRefusal } from '#src/shared/betting/sameGame/price.ts';
import { changeOf, isStopped, type LegChange, needsAcceptance } from './changes.ts';
import type { LinkedFields, TypedAmount } from './fields.ts';
import { offerNow, selectedIds } from './overlay.ts';
import { quoteOf, type Quote } from './quotes.ts';
import { type RewardView, wantedReward, withReward } from './rewards.ts';
import { asksAboutTicket, ticketChange, type TicketChange } from './teaserSeen.ts';
import type { BetslipState, BetslipTab, DraftBet, Leg, Offer } from './types.ts';

export type LegView = {
  readonly leg: Leg;
  readonly offer: Offer;
  readonly change: LegChange | null;
  readonly isStopped: boolean;
  readonly needsAcceptance: boolean;
};

export type BetView = {
  readonly id: string;
  readonly draft: DraftBet;
  readonly legs: readonly LegView[];
  readonly payoff: Payoff;
  readonly ticketChange: TicketChange | null;
  readonly asksAboutTicket: boolean;
  readonly isPlus: boolean;
  readonly problem: SameGameRefusal | null;
  readonly typed: TypedAmount | null;
  readonly fields: LinkedFields;
  readonly reward: RewardView;
};

export type Totals = {
  readonly count: number;
  readonly betCents: Cents;
  readonly winCents: Cents;
  readonly returnCents: Cents;
  readonly freeBetCents: Cents;
  readonly creditCents: Cents;
  readonly boostCents: Cents;
};

export function betsOf(state: BetslipState, tab: BetslipTab): readonly BetView[] {
  const selected = selectedIds(state);
  return draftsOf(state, tab)
    .map((draft) => ofSelected(draft, selected))
    .filter(({ legs }) => legs.length >= (tab === 'straight' ? 1 : 2))
    .map((draft) => betView(state, draft))
    .filter((bet) => bet !== null);
}

function ofSelected(draft: DraftBet, selected: ReadonlySet<string>): DraftBet {
  const legs = draft.legs.filter(({ selectionId }) => selected.has(selectionId));
  return legs.length === draft.legs.length ? draft : { ...draft, legs };
}

function draftsOf({ slip }: BetslipState, tab: BetslipTab): readonly DraftBet[] {
  if (slip === null) return [];
  if (tab === 'straight') return slip.straight;
  if (tab === 'teaser') return slip.teaser ? [slip.teaser.draft] : [];
  return slip.parlay ? [slip.parlay, ...slip.roundRobins] : [];
}

type Known = { readonly from: readonly unknown[]; readonly view: BetView | null };
const known = new WeakMap<DraftBet, Known>();

/** Memoized, so that typing rerenders only one card. */
function betView(state: BetslipState, draft: DraftBet): BetView | null {
  const from = sourcesOf(state, draft);
  const kept = known.get(draft);
  if (kept?.from.every((source, at) => source === from[at])) return kept.view;
  const view = reckonBet(state, draft);
  known.set(draft, { from, view });
  return view;
}

const sourcesOf = (state: BetslipState, draft: DraftBet): readonly unknown[] => [
  state.autoAccept,
  state.typed[draft.id],
  wantedReward(state, draft),
  ...draft.legs.map(({ selectionId }) => state.offers[selectionId]),
  ...(draft.kind === 'teaser' ? [state.slip, state.intents, state.teaserSeen] : []),
];

/** Null for a round robin with too few legs, or a teaser without a quote. */
function reckonBet(state: BetslipState, draft: DraftBet): BetView | null {
  const offered = draft.legs.map((leg) => ({ leg, offer: offerNow(leg, state.offers) }));
  const quote = draft.kind === 'teaser' ? teaserQuote(state, draft) : quoteOf(offered, draft.size);
  if (quote === null) return null;
  const typed = state.typed[draft.id] ?? storedAmount(draft);
  const change =
    draft.kind === 'teaser' && state.slip?.teaser ? ticketChange(state.teaserSeen, state.slip.teaser, teaserPointsOf(state)) : null;
  const rewarded = withReward(wantedReward(state, draft), draft, quote.payoff, typed);
  const isAtStake = rewarded.fields.matters;
  const legs = offered.map((leg) => legView(leg, draft.kind, isAtStake ? state.autoAccept : 'not-at-stake'));
  const ticket = { ticketChange: change, asksAboutTicket: isAtStake && asksAboutTicket(change, state.autoAccept) };
  return { id: draft.id, draft, legs, ...ticket, ...quote, ...rewarded };
}

function legView({ leg, offer }: Pick<LegView, 'leg' | 'offer'>, kind: BetslipTab, autoAccept: boolean | 'not-at-stake'): LegView {
  const change = kind === 'teaser' ? changeOfLine(leg, offer) : changeOf(leg, offer);
  const asks = autoAccept !== 'not-at-stake' && needsAcceptance(change, autoAccept);
  return { leg, offer, change, isStopped: isStopped(change), needsAcceptance: asks };
}

/** Ignores price changes of legs, because the teaser has its own price. */
function changeOfLine(leg: Leg, offer: Offer): LegChange | null {
  const change = changeOf(leg, offer);
  return change?.kind === 'price-better' || change?.kind === 'price-worse' ? null : change;
}

/** Null while changes to its legs are unconfirmed, or if the points have no price. */
function teaserQuote({ slip, intents }: BetslipState, draft: DraftBet): Quote | null {
  const teaser = slip?.teaser;
  const isHeard = intents.every(
    ({ kind }) => kind === 'set-amount' || kind === 'choose-reward' || kind === 'accept' || kind === 'buy-teaser-points',
  );
  if (!teaser || !isHeard || draft.legs.length !== teaser.draft.legs.length) return null;
  const wanted = intents.findLast((intent) => intent.kind === 'buy-teaser-points');
  const price = wanted ? teaser.previews.find(({ points }) => points === wanted.points)?.price : teaser.price;
  return price ? { payoff: payoffOf(price), isPlus: false, problem: null } : null;
}

export function teaserPointsOf({ slip, intents }: Pick<BetslipState, 'slip' | 'intents'>): string | null {
  const wanted = intents.findLast((intent) => intent.kind === 'buy-teaser-points');
  return slip?.teaser ? (wanted?.points ?? slip.teaser.points) : null;
}

function storedAmount({ stored }: DraftBet): TypedAmount | null {
  const cents = stored.field === 'WIN' ? stored.winCents : stored.betCents;
  return cents === null ? null : { field: stored.field, text: centsToFieldText(cents) };
}

export function totalsOf(bets: readonly BetView[]): Totals {
  const used = bets.filter(({ fields }) => fields.matters && fields.bet.cents !== null);
  const betCents = sumOfBets(used);
  const winCents = used.reduce((sum, { fields }) => sum + (fields.win.cents ?? 0n), 0n);
  const freeBetCents = sumOfBets(used.filter(({ reward }) => reward.use?.kind === 'free-bet'));
  const creditCents = sumOfBets(used.filter(({ reward }) => reward.use?.kind === 'promotional-credit'));
  const boostCents = used.reduce((sum, { fields, reward }) => sum + boostOf(fields, reward), 0n);
  const count = used.reduce((sum, { payoff }) => sum + payoff.combinations, 0);
  return { count, betCents, winCents, returnCents: betCents - freeBetCents + winCents, freeBetCents, creditCents, boostCents };
}

export const costOf = ({ fields, payoff }: Pick<BetView, 'fields' | 'payoff'>): Cents =>
  (fields.bet.cents ?? 0n) * BigInt(payoff.combinations);
const sumOfBets = (bets: readonly BetView[]): Cents => bets.reduce((sum, bet) => sum + costOf(bet), 0n);
const boostOf = ({ win }: LinkedFields, { plainWinCents }: RewardView): Cents =>
  plainWinCents === null || win.cents === null ? 0n : win.cents - plainWinCents;

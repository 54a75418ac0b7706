import { produce } from 'immer';
import type { BetslipEffect, BetslipEvent } from './events.ts';
import { linkFields } from './fields.ts';
import { initialBetslip } from './initialBetslip.ts';
import { enqueue, isSameOffer, offerNow, selectedIds } from './overlay.ts';
import { isBusy, type PlacementEvent, stepPlacement } from './placement.ts';
import { betsOf } from './summary.ts';
import type { AcceptedOffer, BetslipState, BetslipTab, Intent, Offer, Owner, Slip } from './types.ts';

export { initialBetslip };

export type BetslipStep = { readonly state: BetslipState; readonly effects: readonly BetslipEffect[] };

/** What follows from an event: the next state, and what is to be done outside. */
export function stepBetslip(before: BetslipState, event: BetslipEvent): BetslipStep {
  const effects: BetslipEffect[] = [];
  const state = advance(before, event, effects);
  return { state: sendNext(state, effects), effects };
}

function advance(state: BetslipState, event: BetslipEvent, effects: BetslipEffect[]): BetslipState {
  switch (event.type) {
    case 'owner-known':
      return withOwner(state, event.owner, effects);
    case 'slip-received':
      return withSlip(state, event.slip, state.owner.type === 'player');
    case 'slip-unavailable':
      return set(state, { transfer: state.transfer === 'loading' ? 'not-transferred' : state.transfer });
    case 'selection-toggled':
      return toggle(state, event);
    case 'selection-removed':
      return want(closeReceipt(state), { kind: 'remove', selectionId: event.selectionId });
    case 'line-chosen':
      return chooseLine(state, event);
    case 'betslip-cleared':
      return set(want(closeReceipt(state), { kind: 'clear' }), { typed: {}, tab: 'straight' });
    case 'teaser-cleared':
      return clearTeaser(state);
    case 'teaser-points-bought':
      return want(state, { kind: 'buy-teaser-points', points: event.points });
    case 'reward-chosen':
      return want(state, { kind: 'choose-reward', draftBetId: event.draftBetId, use: event.use });
    case 'amount-typed':
      return set(state, { typed: { ...state.typed, [event.draftBetId]: { field: event.field, text: event.text } }, refusals: [] });
    case 'amount-settled':
      return keepAmount(state, event.draftBetId);
    case 'offers-seen':
      return withOffers(state, event.offers);
    case 'changes-accepted':
      return acceptChanges(state);
    case 'notice-acknowledged':
      return set(state, { refusals: state.refusals.filter(({ displayType }) => displayType !== 'RG_ACK_REQUIRED') });
    case 'selections-reused':
      return reuse(state, event.offers);
    case 'tab-chosen':
      return set(state, { tab: event.tab, refusals: [] });
    case 'auto-accept-set':
      return set(state, { autoAccept: event.isOn });
    case 'keep-selections-set':
      return set(state, { keepsSelections: event.isOn });
    case 'intent-confirmed':
      return withSlip(
        set(state, { intents: state.intents.filter(({ id }) => id !== event.intentId), sentIntentId: null }),
        event.slip,
        true,
      );
    case 'intent-failed':
      return failIntent(state, event.intentId, event.message, effects);
    case 'placement':
      return place(state, event.event, effects);
  }
}

const set = (state: BetslipState, change: Partial<BetslipState>): BetslipState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });

const want = (state: BetslipState, wish: Intent): BetslipState =>
  set(state, {
    intents: enqueue(state.intents, state.sentIntentId, wish, state.nextIntentId),
    nextIntentId: state.nextIntentId + 1,
    refusals: [],
  });

/** One at a time, so that the server hears them in the player's order; none before the session is known, or a visitor's slip would get a player's bets. */
function sendNext(state: BetslipState, effects: BetslipEffect[]): BetslipState {
  const next = state.intents[0];
  if (next === undefined || state.sentIntentId !== null || state.owner.type === 'unknown' || state.transfer === 'loading') return state;
  effects.push({ type: 'send-intent', intent: next });
  return set(state, { sentIntentId: next.id });
}

/** A visitor who logs in keeps the slip: the server merges it, and the new slip is asked for. A player who leaves takes it along. */
function withOwner(state: BetslipState, owner: Owner, effects: BetslipEffect[]): BetslipState {
  const { owner: was } = state;
  if (was.type === owner.type && (was.type !== 'player' || (owner.type === 'player' && was.id === owner.id))) return state;
  effects.push({ type: 'query-slip' });
  if (owner.type === 'player') effects.push({ type: 'find-placements', playerId: owner.id });
  if (was.type === 'player') return { ...initialBetslip, owner, transfer: owner.type === 'player' ? 'loading' : 'demoted' };
  return set(state, { owner, transfer: 'loading' });
}

/**
 * `isFinal`: what the slip lacks is gone for good, and what was typed for it too. Not so for a slip that comes unasked to a visitor or while the
 * owner changes: logging in empties the visitor's slip a moment before the merged one is read.
 */
function withSlip(state: BetslipState, slip: Slip, isFinal: boolean): BetslipState {
  const isLoaded = state.transfer === 'loading';
  const transfer = isLoaded ? (state.owner.type === 'player' ? 'promoted' : 'not-transferred') : state.transfer;
  // A slip of another owner starts its versions anew.
  if (!isLoaded && state.slip?.id === slip.id && slip.version < state.slip.version) return state;
  if (!isLoaded && state.slip !== null && isBusy(state.placement)) return set(state, { heldSlip: slip });
  const next = set(state, { slip, transfer, heldSlip: null });
  const drafts = new Set([
    ...slip.straight.map(({ id }) => id),
    ...(slip.parlay ? [slip.parlay.id] : []),
    ...slip.roundRobins.map(({ id }) => id),
    ...(slip.teaser ? [slip.teaser.draft.id] : []),
    ...state.intents.flatMap((intent) =>
      intent.kind === 'add' || intent.kind === 'adjust-line' ? [`straight:${intent.selection.id}`, 'parlay'] : [],
    ),
  ]);
  const kept = selectedIds(next);
  return produce(next, (draft) => {
    for (const id of Object.keys(draft.offers)) if (!kept.has(id)) delete draft.offers[id];
    if (isFinal && !isLoaded) {
      for (const id of Object.keys(draft.typed)) if (!drafts.has(id)) delete draft.typed[id];
      if (kept.size <= 1 && selectedIds(state).size > 1) draft.tab = 'straight';
    }
    if (state.slip !== null && slip.version !== state.slip.version && !isBusy(state.placement))
      draft.refusals = draft.refusals.filter(({ displayType }) => displayType !== 'ODDS_CHANGED');
  });
}

function toggle(state: BetslipState, { selection, offer }: Extract<BetslipEvent, { type: 'selection-toggled' }>): BetslipState {
  const open = closeReceipt(state);
  return selectedIds(open).has(selection.id)
    ? want(open, { kind: 'remove', selectionId: selection.id })
    : want(open, { kind: 'add', selection, offer });
}

/** What was typed for a selection goes over to the line that takes its place. */
function chooseLine(state: BetslipState, { selectionId, selection, offer }: Extract<BetslipEvent, { type: 'line-chosen' }>): BetslipState {
  if (selection.id === selectionId || !selectedIds(state).has(selectionId)) return state;
  const { [`straight:${selectionId}`]: moved, ...typed } = state.typed;
  const named = moved === undefined || selectedIds(state).has(selection.id) ? typed : { ...typed, [`straight:${selection.id}`]: moved };
  return set(want(closeReceipt(state), { kind: 'adjust-line', selectionId, selection, offer }), { typed: named });
}

/** Product §4: with several selections left the parlay is shown, else the straight bets. */
function clearTeaser(state: BetslipState): BetslipState {
  const teased = state.slip?.teaser?.draft.legs ?? [];
  const cleared = teased.reduce((so, { selectionId }) => want(so, { kind: 'remove', selectionId }), closeReceipt(state));
  const { teaser: _, ...typed } = cleared.typed;
  return set(cleared, { typed, tab: selectedIds(cleared).size > 1 ? 'parlay' : 'straight' });
}

/** What is known to be no longer offered stays out. */
function reuse(state: BetslipState, offers: Extract<BetslipEvent, { type: 'selections-reused' }>['offers']): BetslipState {
  return state.reusable.reduce((so, { selection, offer: last }) => {
    const offer = offers[selection.id] ?? last;
    return offer.status !== 'OPEN' || selectedIds(so).has(selection.id) ? so : want(so, { kind: 'add', selection, offer });
  }, closeReceipt(state));
}

/** The next bet begins: what is shown of the last one goes. */
const closeReceipt = (state: BetslipState): BetslipState =>
  set(state, { placement: stepPlacement(state.placement, { type: 'receipt-closed' }).state });

/** What the server is to remember of a field, once the player has stopped typing. */
function keepAmount(state: BetslipState, draftBetId: string): BetslipState {
  const typed = state.typed[draftBetId];
  const bet = [...betsOf(state, 'straight'), ...betsOf(state, 'parlay'), ...betsOf(state, 'teaser')].find(({ id }) => id === draftBetId);
  if (typed === undefined || bet === undefined) return state;
  // A bonus bet has its own amount, and what was typed before it waits.
  if (bet.reward.token?.kind === 'free-bet') return state;
  const { refusal, bet: betField, win } = linkFields(typed, bet.payoff);
  if (refusal !== null) return state;
  const cents = typed.field === 'WIN' ? win.cents : betField.cents;
  const stored = bet.draft.stored.field === 'WIN' ? bet.draft.stored.winCents : bet.draft.stored.betCents;
  if (stored === cents && bet.draft.stored.field === typed.field) return state;
  const refusals = state.refusals;
  return set(want(state, { kind: 'set-amount', draftBetId, cents, field: typed.field }), { refusals });
}

function withOffers(state: BetslipState, offers: Readonly<Record<string, Offer>>): BetslipState {
  const moved = Object.entries(offers).filter(([id, offer]) => {
    const known = state.offers[id];
    return known === undefined || !isSameOffer(known, offer);
  });
  return moved.length === 0 ? state : set(state, { offers: { ...state.offers, ...Object.fromEntries(moved) } });
}

/** The player agrees to all that is shown in the open tab; a suspended or closed leg cannot be agreed to. */
function acceptChanges(state: BetslipState): BetslipState {
  const offers = new Map<string, AcceptedOffer>();
  for (const { legs } of betsOf(state, state.tab)) {
    for (const { leg, offer, change, isStopped } of legs)
      if (change !== null && !isStopped)
        offers.set(leg.selectionId, { selectionId: leg.selectionId, price: offer.price, points: offer.points });
  }
  const cleared = set(state, { refusals: state.refusals.filter(({ displayType }) => displayType !== 'ODDS_CHANGED') });
  if (offers.size === 0 || state.slip === null) return cleared;
  return want(set(cleared, { slip: agreed(state.slip, offers) }), { kind: 'accept', offers: [...offers.values()] });
}

function agreed(slip: Slip, offers: ReadonlyMap<string, AcceptedOffer>): Slip {
  return produce(slip, (draft) => {
    for (const bet of [
      ...draft.straight,
      ...(draft.parlay ? [draft.parlay] : []),
      ...draft.roundRobins,
      ...(draft.teaser ? [draft.teaser.draft] : []),
    ]) {
      for (const leg of bet.legs) {
        const offer = offers.get(leg.selectionId);
        if (offer) leg.accepted = { price: offer.price, points: offer.points };
      }
    }
  });
}

/** The wish is dropped and with it what it showed; the slip is asked for, since nobody knows whether the server has heard. */
function failIntent(state: BetslipState, intentId: number, message: string, effects: BetslipEffect[]): BetslipState {
  const failed = state.intents.find(({ id }) => id === intentId);
  if (failed === undefined) return state;
  if (failed.kind === 'add' || failed.kind === 'adjust-line')
    effects.push({ type: 'report-add-failed', code: /invalid input/i.test(message) ? 'invalid_input' : 'unknown' });
  effects.push({ type: 'query-slip' });
  return set(state, { intents: state.intents.filter(({ id }) => id !== intentId), sentIntentId: null });
}

function place(state: BetslipState, event: PlacementEvent, effects: BetslipEffect[]): BetslipState {
  const step = stepPlacement(state.placement, event);
  if (step.state === state.placement && step.effects.length === 0) return state;
  effects.push(...step.effects);
  const isDecided = step.state.at !== state.placement.at && (step.state.at === 'accepted' || step.state.at === 'refused');
  if (isDecided && step.state.at === 'accepted') effects.push({ type: 'refresh-player' });
  if (isDecided) effects.push({ type: 'query-slip' });
  const tab: BetslipTab = step.state.at === 'accepted' ? 'straight' : state.tab;
  const next = set(state, {
    placement: step.state,
    tab,
    ...(event.type === 'place-pressed' ? { refusals: [] } : {}),
    ...(step.state.at === 'refused' && isDecided ? { refusals: step.state.refusals } : {}),
    ...(step.state.at === 'accepted' && isDecided ? { typed: {}, refusals: [], reusable: placedSelections(state) } : {}),
  });
  return next.heldSlip !== null && !isBusy(next.placement) ? withSlip(next, next.heldSlip, true) : next;
}

/** Of the placement that is being decided. After a reload its slip may be another one: what is not in it is not known. */
function placedSelections({ slip, placement, offers }: BetslipState): BetslipState['reusable'] {
  if (placement.at !== 'sending' && placement.at !== 'unknown') return [];
  const placed = new Set(placement.placement.bets.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)));
  const legs = slip?.straight.flatMap((draft) => draft.legs) ?? [];
  return legs
    .filter(({ selectionId }) => placed.has(selectionId))
    .map((leg) => ({
      selection: {
        id: leg.selectionId,
        eventId: leg.eventId,
        name: leg.selectionName,
        type: leg.selectionType,
        points: offerNow(leg, offers).points,
      },
      offer: offerNow(leg, offers),
    }));
}

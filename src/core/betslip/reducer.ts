import { agreed } from './agreed.ts';
import type { BetslipEffect, BetslipEvent } from './events.ts';
import { linkFields } from './fields.ts';
import { initialBetslip } from './initialBetslip.ts';
import { withoutOldOdds } from './oldOdds.ts';
import { addedBy, enqueue, isSameOffer, offerNow, selectedIds } from './overlay.ts';
import { isAbout, isBusy, type PlacementEvent, stepPlacement } from './placement.ts';
import { betsOf } from './summary.ts';
import { seenAfter } from './teaserSeen.ts';
import { changedGames } from './groups.ts';
import { set } from './set.ts';
import type { AcceptedOffer, BetslipState, BetslipTab, Intent, Offer, Owner, WantedBets } from './types.ts';
import { withSlip } from './withSlip.ts';

export { initialBetslip };

export type BetslipStep = { readonly state: BetslipState; readonly effects: readonly BetslipEffect[] };

export function stepBetslip(before: BetslipState, event: BetslipEvent): BetslipStep {
  const effects: BetslipEffect[] = [];
  const state = withoutOldOdds(before, withTabOf(before, advance(before, event, effects), event));
  return { state: sendNext(state, effects), effects };
}

function advance(state: BetslipState, event: BetslipEvent, effects: BetslipEffect[]): BetslipState {
  switch (event.type) {
    case 'owner-known':
      return withOwner(state, event.owner, effects);
    case 'slip-received':
      return withSlip(state, event.slip, { isFinal: state.owner.type === 'player' });
    case 'slip-unavailable':
      return set(state, { transfer: state.transfer === 'loading' ? 'not-transferred' : state.transfer });
    case 'selection-toggled':
      return toggle(state, event);
    case 'featured-taken':
      return want(closeReceipt(state), { kind: 'add-featured', featuredBetId: event.featuredBetId, legs: event.legs });
    case 'bets-taken':
      return takeBets(state, event.bets);
    case 'intents-found':
      return event.intents.reduce(want, state);
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
    case 'location-checked':
      return set(state, { refusals: state.refusals.filter(({ displayType }) => displayType !== 'GEO') });
    case 'selections-reused':
      return reuse(state, event.offers);
    case 'tab-chosen':
      return set(state, { tab: event.tab, refusals: [] });
    case 'auto-accept-set':
      return set(state, { autoAccept: event.isOn });
    case 'keep-selections-set':
      return set(state, { keepsSelections: event.isOn });
    case 'intent-confirmed':
      return confirmIntent(state, event, effects);
    case 'quick-bet-pressed':
      return isBusy(state.placement) ? state : placeQuick(state, { type: 'place-pressed', placement: event.placement }, effects);
    case 'intent-failed':
      return failIntent(state, event, effects);
    case 'placement':
      return placeEither(state, event.event, effects);
  }
}

/** Opens the parlay tab when the slip gets its second selection (product §4). */
function withTabOf(before: BetslipState, state: BetslipState, { type }: BetslipEvent): BetslipState {
  const isPressed = type === 'selection-toggled' || type === 'featured-taken';
  if (!isPressed || state.tab !== 'straight') return state;
  return selectedIds(before).size <= 1 && selectedIds(state).size > 1 ? set(state, { tab: 'parlay' }) : state;
}

const want = (state: BetslipState, wish: Intent): BetslipState =>
  set(state, {
    intents: enqueue(state.intents, state.sentIntentId, wish, state.nextIntentId),
    nextIntentId: state.nextIntentId + 1,
    refusals: [],
  });

/** Sends one intent at a time. Waits until slip and owner are known, so that a visitor's slip does not get a player's bets. */
function sendNext(state: BetslipState, effects: BetslipEffect[]): BetslipState {
  const next = state.intents[0];
  if (next === undefined || state.sentIntentId !== null || state.owner.type === 'unknown' || state.transfer === 'loading') return state;
  effects.push({ type: 'send-intent', intent: next });
  return set(state, { sentIntentId: next.id });
}

/** Queries the new owner's slip, because the server merges slips at login. A logout drops the slip. */
function withOwner(state: BetslipState, owner: Owner, effects: BetslipEffect[]): BetslipState {
  const { owner: was } = state;
  if (was.type === owner.type && (was.type !== 'player' || (owner.type === 'player' && was.id === owner.id))) return state;
  if (owner.type !== 'unknown') effects.push({ type: 'query-slip' });
  if (owner.type === 'player') effects.push({ type: 'find-placements', playerId: owner.id });
  const { nextIntentId } = state;
  if (was.type === 'player') return { ...initialBetslip, nextIntentId, owner, transfer: owner.type === 'player' ? 'loading' : 'demoted' };
  return set(state, { owner, transfer: 'loading' });
}

const isAdding = ({ kind }: Intent): boolean => kind === 'add' || kind === 'add-featured';

function toggle(state: BetslipState, { selection, offer, from }: Extract<BetslipEvent, { type: 'selection-toggled' }>): BetslipState {
  const open = closeReceipt(state);
  return selectedIds(open).has(selection.id)
    ? want(open, { kind: 'remove', selectionId: selection.id })
    : want(open, { kind: 'add', selection, offer, ...(from ? { from } : {}) });
}

function chooseLine(state: BetslipState, { selectionId, selection, offer }: Extract<BetslipEvent, { type: 'line-chosen' }>): BetslipState {
  if (selection.id === selectionId || !selectedIds(state).has(selectionId)) return state;
  const { [`straight:${selectionId}`]: moved, ...typed } = state.typed;
  const named = moved === undefined || selectedIds(state).has(selection.id) ? typed : { ...typed, [`straight:${selection.id}`]: moved };
  return set(want(closeReceipt(state), { kind: 'adjust-line', selectionId, selection, offer }), { typed: named });
}

/** Closes the teaser: opens the parlay tab for several selections, the straight tab for one (product §4). */
function clearTeaser(state: BetslipState): BetslipState {
  const selectionIds = (state.slip?.teaser?.draft.legs ?? []).map(({ selectionId }) => selectionId);
  const cleared = want(closeReceipt(state), { kind: 'clear-teaser', selectionIds });
  const { teaser: _, ...typed } = cleared.typed;
  return set(cleared, { typed, tab: selectedIds(cleared).size > 1 ? 'parlay' : 'straight' });
}

function takeBets(state: BetslipState, bets: WantedBets): BetslipState {
  const taken = want(closeReceipt(state), { kind: 'add-bets', bets });
  return set(taken, { ...(bets.replaces ? { typed: {}, tab: 'straight' } : {}), ...(bets.game ? { tab: 'parlay' } : {}) });
}

/** Also adds selections in the slip again, because it may be older than the placement. */
function reuse(state: BetslipState, offers: Extract<BetslipEvent, { type: 'selections-reused' }>['offers']): BetslipState {
  return state.reusable.reduce((so, { selection, offer: last }) => {
    const offer = offers[selection.id] ?? last;
    return offer.status !== 'OPEN' || so.intents.flatMap(addedBy).some((added) => added.selection.id === selection.id)
      ? so
      : want(so, { kind: 'add', selection, offer, from: { selectionOrigin: 'reuse-selections' } });
  }, closeReceipt(state));
}

const closeReceipt = (state: BetslipState): BetslipState =>
  set(state, { placement: stepPlacement(state.placement, { type: 'receipt-closed' }).state });

function keepAmount(state: BetslipState, draftBetId: string): BetslipState {
  const typed = state.typed[draftBetId];
  const bet = [...betsOf(state, 'straight'), ...betsOf(state, 'parlay'), ...betsOf(state, 'teaser')].find(({ id }) => id === draftBetId);
  if (typed === undefined || bet === undefined) return state;
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

function acceptChanges(state: BetslipState): BetslipState {
  const offers = new Map<string, AcceptedOffer>();
  for (const { legs } of betsOf(state, state.tab)) {
    for (const { leg, offer, change, isStopped } of legs)
      if (change !== null && !isStopped)
        offers.set(leg.selectionId, { selectionId: leg.selectionId, price: offer.price, points: offer.points });
  }
  const cleared = set(state, {
    refusals: state.refusals.filter(({ displayType }) => displayType !== 'ODDS_CHANGED'),
    ...(state.tab === 'teaser' ? { teaserSeen: seenAfter(null, state.slip?.teaser ?? null) } : {}),
  });
  if (offers.size === 0 || state.slip === null) return cleared;
  const games = state.tab === 'parlay' ? changedGames(betsOf(state, state.tab)[0]?.legs ?? [], offers) : [];
  const accept: Intent = { kind: 'accept', offers: [...offers.values()], ...(games.length > 0 ? { games } : {}) };
  return want(set(cleared, { slip: agreed(state.slip, offers) }), accept);
}

function confirmIntent(
  state: BetslipState,
  { intentId, slip }: Extract<BetslipEvent, { type: 'intent-confirmed' }>,
  effects: BetslipEffect[],
): BetslipState {
  const confirmed = state.intents.find(({ id }) => id === intentId);
  // Ignores the response to an intent that a change of owner dropped.
  if (confirmed === undefined) return state;
  if (isAdding(confirmed)) effects.push({ type: 'tell-added' });
  const heard = set(state, { intents: state.intents.filter(({ id }) => id !== intentId), sentIntentId: null });
  if (state.transfer !== 'promoted' || state.slip === null || state.slip.id === slip.id)
    return withSlip(heard, slip, { isFinal: true, isAnswer: true });
  // Queries again, because the server may have applied the visitor's intent before it merged the slips.
  effects.push({ type: 'query-slip' });
  return heard;
}

/** Queries the slip, because the server may have applied the intent. */
function failIntent(
  state: BetslipState,
  { intentId, message, refusal }: Extract<BetslipEvent, { type: 'intent-failed' }>,
  effects: BetslipEffect[],
): BetslipState {
  const failed = state.intents.find(({ id }) => id === intentId);
  if (failed === undefined) return state;
  if (failed.kind === 'add-bets' || addedBy(failed).length > 0)
    effects.push({
      type: 'report-add-failed',
      code: /invalid input/i.test(message) ? 'invalid_input' : 'unknown',
      refusal: refusal ?? null,
    });
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
    ...(step.state.at === 'accepted' && isDecided ? { typed: {}, refusals: [], reusable: placedSelections(state), teaserSeen: null } : {}),
  });
  return next.heldSlip !== null && !isBusy(next.placement) ? withSlip(next, next.heldSlip, { isFinal: true }) : next;
}

/** Places the slip's bets or the quick bet; never both at once. */
function placeEither(state: BetslipState, event: PlacementEvent, effects: BetslipEffect[]): BetslipState {
  if (isAbout(state.quick, event)) return placeQuick(state, event, effects);
  return event.type === 'place-pressed' && isBusy(state.quick) ? state : place(state, event, effects);
}

function placeQuick(state: BetslipState, event: PlacementEvent, effects: BetslipEffect[]): BetslipState {
  const step = stepPlacement(state.quick, event);
  effects.push(...step.effects);
  if (step.state.at === 'accepted' && state.quick.at !== 'accepted') effects.push({ type: 'refresh-player' });
  return set(state, { quick: step.state });
}

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

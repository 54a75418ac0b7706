import { produce } from 'immer';
import { stillAgreed } from './agreed.ts';
import { addedBy, selectedIds } from './overlay.ts';
import { isBusy, type PlacementState } from './placement.ts';
import { set } from './set.ts';
import { seenAfter } from './teaserSeen.ts';
import type { BetslipState, Slip } from './types.ts';

type Standing = {
  /**
   * If true, drops amounts of selections missing from the slip. False for a visitor's slip, which a login empties before the merge.
   */
  readonly isFinal: boolean;
  /** True if the slip answers an intent of this page. */
  readonly isAnswer?: boolean;
};

export function withSlip(state: BetslipState, slip: Slip, { isFinal, isAnswer = false }: Standing): BetslipState {
  const isLoaded = state.transfer === 'loading';
  const transfer = isLoaded ? (state.owner.type === 'player' ? 'promoted' : 'not-transferred') : state.transfer;
  // Ignores older versions, unless the owner has changed.
  if (!isLoaded && state.slip?.id === slip.id && slip.version < state.slip.version) return state;
  const isPlacing = !isLoaded && state.slip !== null && isBusy(state.placement);
  const waiting = isPlacing ? laterOf(state.heldSlip, slip) : null;
  // During a placement, applies only responses to intents, and only those with all placed selections.
  if (isPlacing && !(isAnswer && hasAllPlaced(state.placement, slip))) return set(state, { heldSlip: waiting ?? slip });
  const next = set(state, {
    slip: stillAgreed(slip, state.intents),
    transfer,
    heldSlip: waiting,
    teaserSeen: seenAfter(state.teaserSeen, slip.teaser),
  });
  const drafts = new Set([
    ...slip.straight.map(({ id }) => id),
    ...(slip.parlay ? [slip.parlay.id] : []),
    ...slip.roundRobins.map(({ id }) => id),
    ...(slip.teaser ? [slip.teaser.draft.id] : []),
    ...state.intents.flatMap((intent) => addedBy(intent).flatMap(({ selection }) => [`straight:${selection.id}`, 'parlay'])),
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

const laterOf = (held: Slip | null, slip: Slip): Slip | null => (held?.id === slip.id && held.version > slip.version ? held : null);

function hasAllPlaced(state: PlacementState, { straight }: Pick<Slip, 'straight'>): boolean {
  const held = new Set(straight.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)));
  return 'placement' in state && state.placement.bets.every(({ legs }) => legs.every(({ selectionId }) => held.has(selectionId)));
}

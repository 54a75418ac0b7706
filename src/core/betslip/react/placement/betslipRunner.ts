import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { StoreApi } from 'zustand/vanilla';
import type { Result } from '#src/shared/values/result.ts';
import { reportError } from '#src/platform/index.ts';
import type { BetslipEffect, BetslipEvent } from '../../events.ts';
import type { PlacementEvent } from '../../placement.ts';
import { stepBetslip } from '../../reducer.ts';
import type { PlacementShelf } from '../../storedPlacements.ts';
import type { BetslipState, QueuedIntent } from '../../types.ts';
import type { BetslipApi } from './betslipApi.ts';
import { createSlipStore } from '../slipStore.ts';

export type BetslipPorts = {
  readonly api: BetslipApi;
  readonly shelf: PlacementShelf;
  readonly now: () => number;
  readonly after: (ms: number, act: () => void) => () => void;
  readonly verifyLocation: () => Promise<Result<unknown, string>>;
  readonly selectionOrigin: () => string;
  readonly onAdded: () => void;
  readonly onAddFailed: (code: 'invalid_input' | 'unknown', refusal: string | null) => void;
  readonly onPlaced: () => void;
};

export type BetslipRunner = {
  readonly store: StoreApi<BetslipState>;
  readonly dispatch: (event: BetslipEvent) => void;
};

export function createBetslipRunner(ports: BetslipPorts, store = createSlipStore()): BetslipRunner {
  const dispatch = (heard: BetslipEvent): void => {
    const event = placed(heard, ports);
    const { state, effects } = stepBetslip(store.getState(), event);
    if (state !== store.getState()) store.setState(state, true);
    for (const effect of effects) perform(effect, ports, dispatch);
  };
  return { store, dispatch };
}

type Dispatch = (event: BetslipEvent) => void;

function placed(event: BetslipEvent, { selectionOrigin }: BetslipPorts): BetslipEvent {
  const from = () => ({ selectionOrigin: selectionOrigin() });
  if (event.type === 'selection-toggled' && event.from === undefined) return { ...event, from: from() };
  return event.type === 'bets-taken' && event.bets.from === undefined ? { ...event, bets: { ...event.bets, from: from() } } : event;
}

function perform(effect: BetslipEffect, ports: BetslipPorts, dispatch: Dispatch): void {
  const place = (event: PlacementEvent): void => dispatch({ type: 'placement', event });
  switch (effect.type) {
    case 'query-slip':
      return querySlip(ports, dispatch);
    case 'send-intent':
      return sendIntent(effect.intent, ports, dispatch);
    case 'find-placements':
      return ports.shelf.find(effect.playerId, ports.now()).forEach((placement) => place({ type: 'placement-found', placement }));
    case 'tell-added':
      return ports.onAdded();
    case 'report-add-failed':
      return ports.onAddFailed(effect.code, effect.refusal);
    case 'refresh-player':
      return ports.onPlaced();
    case 'verify-location':
      return void ports
        .verifyLocation()
        .then((result) => place(result.ok ? { type: 'location-verified' } : { type: 'location-refused', message: result.refusal }));
    case 'store-placement':
      return ports.shelf.keep(effect.placement);
    case 'forget-placement':
      return ports.shelf.forget(effect.placementId);
    case 'send-placement':
      return void ports.api.place(effect.placement, effect.isAgain).then((decision) => {
        const placementId = effect.placement.id;
        place(decision === null ? { type: 'answer-lost', placementId } : { type: 'answer-received', placementId, decision });
      });
    case 'ask-placement':
      return askPlacement(effect.placementId, effect.afterMs, ports, dispatch);
    case 'show-placed':
      ports.shelf.shown(effect.placementId, ports.now());
      return void ports.after(effect.ms, () => place({ type: 'placed-shown', placementId: effect.placementId }));
  }
}

function querySlip(ports: BetslipPorts, dispatch: Dispatch): void {
  ports.api.readSlip().then(
    (slip) => dispatch({ type: 'slip-received', slip }),
    () => dispatch({ type: 'slip-unavailable' }),
  );
}

function sendIntent(intent: QueuedIntent, ports: BetslipPorts, dispatch: Dispatch): void {
  ports.api.perform(intent).then(
    (slip) => dispatch({ type: 'intent-confirmed', intentId: intent.id, slip }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      reportError('betslip', error);
      dispatch({ type: 'intent-failed', intentId: intent.id, message, ...(isRefusal(error) ? { refusal: message } : {}) });
    },
  );
}

const isRefusal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => typeof extensions?.['refusal'] === 'string');

function askPlacement(placementId: string, afterMs: number, ports: BetslipPorts, dispatch: Dispatch): void {
  const ask = (): void =>
    void ports.api.outcome(placementId).then((outcome) => {
      const event: PlacementEvent =
        outcome === null ? { type: 'outcome-lost', placementId } : { type: 'outcome-received', placementId, outcome, now: ports.now() };
      dispatch({ type: 'placement', event });
    });
  if (afterMs === 0) ask();
  else ports.after(afterMs, ask);
}

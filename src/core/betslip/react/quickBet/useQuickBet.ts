import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { newId, usePlatform } from '#src/platform/index.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { isBusy } from '../../placement.ts';
import { samePoints } from '../../points.ts';
import type { BetslipState, SelectionRef } from '../../types.ts';
import { useBetslipContext } from '../context.ts';
import { outcomeOf, quickPlacement, type QuickBet, type QuickBetOutcome } from './quickBetStep.ts';
import { notifyLater } from './notifyLater.ts';

export type QuickBetControl = {
  readonly bet: QuickBet | null;
  readonly outcome: QuickBetOutcome;
  /** Asks for confirmation or places at once; visitors log in instead. Ignored while a bet is being placed. */
  readonly press: (selection: SelectionRef) => void;
  /** Places the bet awaiting confirmation, or retries a refused bet, at the current price. */
  readonly confirm: () => void;
  readonly close: () => void;
};

const ASKED: QuickBetOutcome = { at: 'asked' };

export function useQuickBet(cents: Cents | null, needsConfirmation: boolean): QuickBetControl {
  const { store, dispatch, onLogIn } = useBetslipContext();
  const { prices, clock } = usePlatform();
  const quick = useStore(store, (state) => state.quick);
  const [bet, setBet] = useState<QuickBet | null>(null);
  const last = useRef<QuickBetOutcome>(ASKED);
  const latest = useRef<Pressed | null>(null);
  const outcome = bet === null ? ASKED : outcomeOf(bet, quick, last.current);
  last.current = outcome;

  const place = (selection: SelectionRef, amount: Cents): void => {
    const state = store.getState();
    const view = prices.price(selection.id);
    if (state.owner.type !== 'player' || isPlacing(state) || view?.status !== 'OPEN') return;
    const shown = { selection: { ...selection, points: samePoints(view.points) }, cents: amount, price: ratio(view.num, view.den) };
    const placement = quickPlacement({ playerId: state.owner.id, id: newId(), createdAt: clock.now() }, shown);
    last.current = { at: 'sent' };
    latest.current = { selectionId: selection.id, placementId: placement.id };
    setBet({ at: 'pressed', ...shown, placementId: placement.id });
    dispatch({ type: 'quick-bet-pressed', placement });
  };

  const pressedId = bet?.at === 'pressed' ? bet.placementId : null;
  useEffect(() => (pressedId === null ? undefined : () => notifyLater(store, pressedId)), [store, pressedId]);

  return {
    bet,
    outcome,
    press: (selection) => {
      const state = store.getState();
      if (state.owner.type === 'visitor') return onLogIn();
      // Reads the store, because the second tap of a double tap may precede the next render.
      if (cents === null || isPlacing(state) || isPlaced(state, latest.current, selection.id)) return;
      if (!needsConfirmation) return place(selection, cents);
      last.current = ASKED;
      setBet({ at: 'asked', selection, cents });
    },
    confirm: () => bet && place(bet.selection, bet.cents),
    close: () => {
      last.current = ASKED;
      latest.current = null;
      setBet(null);
    },
  };
}

type Pressed = { readonly selectionId: string; readonly placementId: string };

const isPlaced = ({ quick }: BetslipState, pressed: Pressed | null, selectionId: string): boolean =>
  pressed?.selectionId === selectionId && quick.at === 'accepted' && quick.placementId === pressed.placementId;

const isPlacing = ({ placement, quick }: BetslipState): boolean => isBusy(placement) || isBusy(quick);

import { type PlaceButtonView, placeButton } from './button.ts';
import { pendingSelections, selectedIds } from './overlay.ts';
import type { Placement } from './placement.ts';
import { refusalsOf } from './refusals.ts';
import { betsOf, type BetView, type Totals, totalsOf } from './summary.ts';
import type { BetslipState, BetslipTab, Refusal } from './types.ts';

/** All that the panel draws of one tab. */
export type BetslipView = {
  readonly tab: BetslipTab;
  readonly count: number;
  readonly bets: readonly BetView[];
  readonly pending: ReturnType<typeof pendingSelections>;
  readonly totals: Totals;
  readonly refusals: readonly Refusal[];
  readonly button: PlaceButtonView;
};

export function viewOf(state: BetslipState, options: { readonly acceptsInOne: boolean }): BetslipView {
  const bets = betsOf(state, state.tab);
  const totals = totalsOf(bets);
  const refusals = refusalsOf(state, state.tab, bets);
  const button = placeButton({
    owner: state.owner,
    placement: state.placement,
    refusals,
    hasStake: totals.betCents > 0n,
    acceptsInOne: options.acceptsInOne,
  });
  return { tab: state.tab, count: selectedIds(state).size, bets, pending: pendingSelections(state), totals, refusals, button };
}

/** What one press would send: the bets of the open tab that have an amount, at the prices that are shown. Null when there is nothing to send. */
export function placementOf(state: BetslipState, id: string, createdAt: number): Placement | null {
  if (state.owner.type !== 'player') return null;
  const bets = betsOf(state, state.tab).filter(({ fields }) => fields.matters && fields.bet.cents !== null);
  if (bets.length === 0) return null;
  return {
    id,
    playerId: state.owner.id,
    createdAt,
    bets: bets.map(({ id: draftBetId, fields, legs }) => ({
      draftBetId,
      betAmount: String(fields.bet.cents),
      legs: legs.map(({ leg, offer }) => ({
        selectionId: leg.selectionId,
        oddsNumerator: String(offer.price.num),
        oddsDenominator: String(offer.price.den),
        points: offer.points,
      })),
    })),
  };
}

import type { Price } from '#src/shared/money/odds.ts';
import { bounded } from '#src/shared/money/ratio.ts';
import { type PlaceButtonView, placeButton } from './button.ts';
import { pendingSelections, selectedIds } from './overlay.ts';
import type { Placement } from './placement.ts';
import { refusalsOf } from './refusals.ts';
import { betsOf, type BetView, teaserPointsOf, type Totals, totalsOf } from './summary.ts';
import type { Refusal } from './refusal.ts';
import type { BetslipState, BetslipTab } from './types.ts';

export type BetslipView = {
  readonly tab: BetslipTab;
  readonly count: number;
  readonly bets: readonly BetView[];
  readonly pending: ReturnType<typeof pendingSelections>;
  readonly totals: Totals;
  readonly refusals: readonly Refusal[];
  readonly button: PlaceButtonView;
  readonly delayMs: number;
};

export type ViewOptions = { readonly acceptsInOne: boolean; readonly hasRoundRobins: boolean; readonly mayKeep?: boolean };

/** Omits round robins, even with an amount, if they are disabled. */
const offered = (bets: readonly BetView[], { hasRoundRobins }: Pick<ViewOptions, 'hasRoundRobins'>): readonly BetView[] =>
  hasRoundRobins ? bets : bets.filter(({ draft }) => draft.size === null);

export function viewOf(state: BetslipState, options: ViewOptions): BetslipView {
  const bets = offered(betsOf(state, state.tab), options);
  const totals = totalsOf(bets);
  const refusals = refusalsOf(state, state.tab, bets);
  const button = placeButton({
    owner: state.owner,
    placement: state.placement,
    refusals,
    hasStake: totals.betCents > 0n,
    acceptsInOne: options.acceptsInOne,
  });
  const delayMs = Math.max(0, ...bets.map(({ fields, draft }) => (fields.matters ? (draft.delayMs ?? 0) : 0)));
  return { tab: state.tab, count: selectedIds(state).size, bets, pending: pendingSelections(state), totals, refusals, button, delayMs };
}

export function placementOf(
  state: BetslipState,
  id: string,
  createdAt: number,
  options: Pick<ViewOptions, 'hasRoundRobins' | 'mayKeep'>,
): Placement | null {
  if (state.owner.type !== 'player') return null;
  const bets = offered(betsOf(state, state.tab), options).filter(({ fields }) => fields.matters && fields.bet.cents !== null);
  if (bets.length === 0) return null;
  return {
    id,
    playerId: state.owner.id,
    createdAt,
    ...(options.mayKeep && state.keepsSelections ? { keepsSelections: true as const } : {}),
    bets: bets.map(({ id: draftBetId, fields, legs, isPlus, payoff, draft, reward }) => ({
      draftBetId,
      betAmount: String(fields.bet.cents),
      legs: legs.map(({ leg, offer }) => ({
        selectionId: leg.selectionId,
        oddsNumerator: String(offer.price.num),
        oddsDenominator: String(offer.price.den),
        points: offer.points,
      })),
      ...((isPlus && payoff.betFor !== null) || draft.kind === 'teaser' ? { totalOdds: totalOf(payoff.price) } : {}),
      ...(reward.use ? { reward: reward.use } : {}),
      ...(draft.kind === 'teaser' ? teasedBy(state) : {}),
    })),
  };
}

function teasedBy(state: BetslipState): { readonly teaserPoints: string; readonly teaserTerms: string } {
  const points = teaserPointsOf(state) ?? '';
  return { teaserPoints: points, teaserTerms: state.slip?.teaser?.previews.find((preview) => preview.points === points)?.terms ?? '' };
}

function totalOf(price: Price): { readonly numerator: string; readonly denominator: string } {
  const { num, den } = bounded(price);
  return { numerator: String(num), denominator: String(den) };
}

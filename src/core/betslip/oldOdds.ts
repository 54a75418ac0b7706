import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { betsOf } from './summary.ts';
import type { Refusal } from './refusal.ts';
import type { BetslipState } from './types.ts';

/** Drops the refusal `odds-too-low` when the price changes. */
export function withoutOldOdds(before: BetslipState, state: BetslipState): BetslipState {
  const isOld = (refusal: Refusal): boolean => {
    if (refusal.code !== 'odds-too-low' || !before.refusals.includes(refusal)) return false;
    const [was, now] = [priceOf(before, refusal.subjectId), priceOf(state, refusal.subjectId)];
    return was !== null && now !== null && compareRatios(was, now) !== 0;
  };
  return state.refusals.some(isOld) ? { ...state, refusals: state.refusals.filter((refusal) => !isOld(refusal)) } : state;
}

const priceOf = (state: BetslipState, draftBetId: string | null): Price | null =>
  [...betsOf(state, 'straight'), ...betsOf(state, 'parlay'), ...betsOf(state, 'teaser')].find(({ id }) => id === draftBetId)?.payoff
    .price ?? null;

import { combinations } from '#src/shared/betting/combinations.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { decimalOf, returnFromBet } from '#src/shared/money/odds.ts';
import { multiply, ONE, type Ratio, scaleHalfUp } from '#src/shared/money/ratio.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import { type BetTerms, SEPARATE, type TeaserTerms } from './betTerms.ts';
import { gradePicks, type GradedLeg, type GradedPick } from './gradedPick.ts';

export type { GradedLeg };
export type BetResult =
  | { readonly status: 'OPEN'; readonly outcome: 'PENDING'; readonly payoutCents: null }
  | { readonly status: 'SETTLED'; readonly outcome: 'CASH_OUT' | 'LOSS' | 'PUSH' | 'REFUND' | 'WIN'; readonly payoutCents: Cents }
  | { readonly status: 'VOIDED'; readonly outcome: 'VOIDED'; readonly payoutCents: Cents };

const OPEN: BetResult = { status: 'OPEN', outcome: 'PENDING', payoutCents: null };
const LOST: BetResult = { status: 'SETTLED', outcome: 'LOSS', payoutCents: 0n };

export type Reckoning = {
  readonly result: BetResult;
  readonly returnedCents: Cents;
  readonly decimal: Ratio | null;
};

/**
 * Computes a bet's result (domain rules §2.3–2.5, 2.7). One lost pick loses its parlay; a removed pick has odds of 1. Rounds half up per
 * parlay.
 */
export function reckonBet(stakeCents: Cents, legs: readonly GradedLeg[], terms: BetTerms = SEPARATE): Reckoning {
  const picks = gradePicks(legs, terms);
  if (terms.kind === 'teaser') return reckonTeaser(stakeCents, picks, terms);
  return terms.kind === 'combined' ? reckonParlay(stakeCents, picks) : reckonRoundRobin(stakeCents, picks, terms.size);
}

export const resultOfBet = (stakeCents: Cents, legs: readonly GradedLeg[], terms?: BetTerms): BetResult =>
  reckonBet(stakeCents, legs, terms).result;

const without = (result: BetResult): Reckoning => ({ result, returnedCents: 0n, decimal: null });
const won = (payoutCents: Cents, decimal: Ratio | null, returnedCents: Cents = 0n): Reckoning => ({
  result: { status: 'SETTLED', outcome: 'WIN', payoutCents },
  returnedCents,
  decimal,
});

function reckonParlay(stakeCents: Cents, picks: readonly GradedPick[]): Reckoning {
  if (picks.some(({ state }) => state === 'LOST')) return without(LOST);
  if (picks.some(({ state }) => state === 'OPEN')) return without(OPEN);
  const winners = picks.filter(({ state }) => state === 'WON');
  if (winners.length === 0) return refund(stakeCents, outcomesOf(picks));
  const decimal = winners.map((pick) => pick.decimal).reduce(multiply, ONE);
  return won(scaleHalfUp(stakeCents, decimal), decimal);
}

function reckonRoundRobin(stakeCents: Cents, picks: readonly GradedPick[], size: number): Reckoning {
  const ways = combinations(picks.length, size);
  const unit = stakeCents / BigInt(ways.length);
  const parlays = ways.map((places) =>
    reckonParlay(
      unit,
      places.map((place) => picks[place]).filter((pick) => pick !== undefined),
    ),
  );
  if (parlays.some(({ result }) => result.status === 'OPEN')) return without(OPEN);
  const outcomes = new Set(parlays.map(({ result }) => result.outcome));
  const payoutCents = parlays.reduce((sum, { result }) => sum + (result.payoutCents ?? 0n), 0n);
  const returnedCents = parlays.reduce((sum, parlay) => sum + parlay.returnedCents, 0n);
  if (outcomes.has('WIN')) return won(payoutCents, null, returnedCents);
  if (payoutCents === 0n) return without(LOST);
  if (outcomes.has('LOSS')) return { result: { status: 'SETTLED', outcome: 'REFUND', payoutCents }, returnedCents, decimal: null };
  return refund(stakeCents, outcomesOf(picks));
}

/**
 * Grades a teaser. Refunds it if the ladder has no price for the number of won legs (§2.6), or, with `voids: 'refund'`, if a leg is void.
 */
function reckonTeaser(stakeCents: Cents, picks: readonly GradedPick[], { ladder, ties, voids }: TeaserTerms): Reckoning {
  const outcomes = outcomesOf(picks);
  if (voids === 'refund' && outcomes.some((outcome) => outcome === 'UNAVAILABLE' || outcome === 'VOID'))
    return refund(stakeCents, outcomes);
  if (ties === 'lose' && outcomes.includes('PUSH')) return without(LOST);
  if (picks.some(({ state }) => state === 'LOST')) return without(LOST);
  if (picks.some(({ state }) => state === 'OPEN')) return without(OPEN);
  const winners = picks.filter(({ state }) => state === 'WON').length;
  const rung = ladder.find(({ legs }) => legs === winners);
  return rung ? won(returnFromBet(stakeCents, rung.price), decimalOf(rung.price)) : refund(stakeCents, outcomes);
}

const outcomesOf = (picks: readonly GradedPick[]): readonly LegOutcome[] => picks.flatMap(({ outcomes }) => outcomes);

const refund = (stakeCents: Cents, outcomes: readonly LegOutcome[]): Reckoning => ({
  result: refunded(stakeCents, outcomes),
  returnedCents: stakeCents,
  decimal: null,
});

function refunded(stakeCents: Cents, outcomes: readonly LegOutcome[]): BetResult {
  if (outcomes.every((outcome) => outcome === 'PUSH')) return { status: 'SETTLED', outcome: 'PUSH', payoutCents: stakeCents };
  if (outcomes.some((outcome) => outcome !== 'UNAVAILABLE' && outcome !== 'VOID'))
    return { status: 'SETTLED', outcome: 'REFUND', payoutCents: stakeCents };
  return { status: 'VOIDED', outcome: 'VOIDED', payoutCents: stakeCents };
}

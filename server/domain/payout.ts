import { combinations } from '#src/lib/combinations.ts';
import type { Cents } from '#src/lib/money.ts';
import { returnFromBet } from '#src/lib/odds.ts';
import { multiply, ONE, scaleHalfUp } from '#src/lib/ratio.ts';
import type { LegOutcome } from '../store/schema.ts';
import { type BetTerms, SEPARATE, type TeaserTerms } from './betTerms.ts';
import { gradePicks, type GradedLeg, type GradedPick } from './gradedPick.ts';

export type { GradedLeg };
export type BetResult =
  | { readonly status: 'OPEN'; readonly outcome: 'PENDING'; readonly payoutCents: null }
  | { readonly status: 'SETTLED'; readonly outcome: 'LOSS' | 'PUSH' | 'REFUND' | 'WIN'; readonly payoutCents: Cents }
  | { readonly status: 'VOIDED'; readonly outcome: 'VOIDED'; readonly payoutCents: Cents };

const OPEN: BetResult = { status: 'OPEN', outcome: 'PENDING', payoutCents: null };
const LOST: BetResult = { status: 'SETTLED', outcome: 'LOSS', payoutCents: 0n };

/**
 * What a bet comes to (domain rules §2.3–2.5, 2.7). Combined: any lost pick loses it, at once; a removed pick counts 1 and the rest pays
 * the product of its decimals, rounded once, half up; with none left the stake goes back. A round robin is as many parlays of an equal
 * share of the stake, each graded and rounded alone; it stays open until the last of them is decided.
 */
export function resultOfBet(stakeCents: Cents, legs: readonly GradedLeg[], terms: BetTerms = SEPARATE): BetResult {
  const picks = gradePicks(legs, terms);
  if (terms.kind === 'teaser') return resultOfTeaser(stakeCents, picks, terms);
  return terms.kind === 'combined' ? resultOfParlay(stakeCents, picks) : resultOfRoundRobin(stakeCents, picks, terms.size);
}

function resultOfParlay(stakeCents: Cents, picks: readonly GradedPick[]): BetResult {
  if (picks.some(({ state }) => state === 'LOST')) return LOST;
  if (picks.some(({ state }) => state === 'OPEN')) return OPEN;
  const won = picks.filter(({ state }) => state === 'WON');
  if (won.length === 0)
    return refund(
      stakeCents,
      picks.flatMap(({ outcomes }) => outcomes),
    );
  const decimal = won.map((pick) => pick.decimal).reduce(multiply, ONE);
  return { status: 'SETTLED', outcome: 'WIN', payoutCents: scaleHalfUp(stakeCents, decimal) };
}

function resultOfRoundRobin(stakeCents: Cents, picks: readonly GradedPick[], size: number): BetResult {
  const ways = combinations(picks.length, size);
  const unit = stakeCents / BigInt(ways.length);
  const parlays = ways.map((places) =>
    resultOfParlay(
      unit,
      places.map((place) => picks[place]).filter((pick) => pick !== undefined),
    ),
  );
  if (parlays.some(({ status }) => status === 'OPEN')) return OPEN;
  const outcomes = new Set(parlays.map(({ outcome }) => outcome));
  const payoutCents = parlays.reduce((sum, parlay) => sum + (parlay.payoutCents ?? 0n), 0n);
  if (outcomes.has('WIN')) return { status: 'SETTLED', outcome: 'WIN', payoutCents };
  if (payoutCents === 0n) return LOST;
  if (outcomes.has('LOSS')) return { status: 'SETTLED', outcome: 'REFUND', payoutCents };
  return refund(
    stakeCents,
    picks.flatMap((pick) => pick.outcomes),
  );
}

/** A pushed or void leg drops the ticket to the price of the legs that are left; fewer than two, and the stake goes back (§2.6). */
function resultOfTeaser(stakeCents: Cents, picks: readonly GradedPick[], { ladder }: TeaserTerms): BetResult {
  if (picks.some(({ state }) => state === 'LOST')) return LOST;
  if (picks.some(({ state }) => state === 'OPEN')) return OPEN;
  const won = picks.filter(({ state }) => state === 'WON').length;
  const rung = ladder.find(({ legs }) => legs === won);
  if (rung) return { status: 'SETTLED', outcome: 'WIN', payoutCents: returnFromBet(stakeCents, rung.price) };
  return refund(
    stakeCents,
    picks.flatMap(({ outcomes }) => outcomes),
  );
}

function refund(stakeCents: Cents, outcomes: readonly LegOutcome[]): BetResult {
  if (outcomes.every((outcome) => outcome === 'PUSH')) return { status: 'SETTLED', outcome: 'PUSH', payoutCents: stakeCents };
  // A pick of one game that went back together was neither lost nor won, whatever its other legs did.
  if (outcomes.some((outcome) => outcome === 'PUSH' || outcome === 'WIN' || outcome === 'LOSS'))
    return { status: 'SETTLED', outcome: 'REFUND', payoutCents: stakeCents };
  return { status: 'VOIDED', outcome: 'VOIDED', payoutCents: stakeCents };
}

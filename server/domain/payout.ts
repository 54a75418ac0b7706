import type { Cents } from '#src/lib/money.ts';
import { combinePrices, type Price, returnFromBet } from '#src/lib/odds.ts';
import type { LegOutcome } from '../store/schema.ts';

export type GradedLeg = { readonly outcome: LegOutcome; readonly price: Price };
export type BetResult =
  | { readonly status: 'OPEN'; readonly outcome: 'PENDING'; readonly payoutCents: null }
  | { readonly status: 'SETTLED'; readonly outcome: 'LOSS' | 'PUSH' | 'REFUND' | 'WIN'; readonly payoutCents: Cents }
  | { readonly status: 'VOIDED'; readonly outcome: 'VOIDED'; readonly payoutCents: Cents };

const OPEN: BetResult = { status: 'OPEN', outcome: 'PENDING', payoutCents: null };
const REMOVED: ReadonlySet<LegOutcome> = new Set<LegOutcome>(['PUSH', 'UNAVAILABLE', 'VOID']);

/**
 * What a straight bet or parlay comes to (domain rules §2.3): any lost leg loses it, at once; a pushed or void leg counts 1 and the
 * rest pays the product of its decimals, rounded once, half up; with no leg left the stake goes back.
 */
export function resultOfBet(stakeCents: Cents, legs: readonly GradedLeg[]): BetResult {
  if (legs.some(({ outcome }) => outcome === 'LOSS')) return { status: 'SETTLED', outcome: 'LOSS', payoutCents: 0n };
  if (legs.some(({ outcome }) => outcome === 'PENDING')) return OPEN;
  const remaining = legs.filter(({ outcome }) => !REMOVED.has(outcome));
  if (remaining.length === 0) return refund(stakeCents, legs);
  return { status: 'SETTLED', outcome: 'WIN', payoutCents: returnFromBet(stakeCents, combinePrices(remaining.map(({ price }) => price))) };
}

function refund(stakeCents: Cents, legs: readonly GradedLeg[]): BetResult {
  if (legs.every(({ outcome }) => outcome === 'PUSH')) return { status: 'SETTLED', outcome: 'PUSH', payoutCents: stakeCents };
  if (legs.some(({ outcome }) => outcome === 'PUSH')) return { status: 'SETTLED', outcome: 'REFUND', payoutCents: stakeCents };
  return { status: 'VOIDED', outcome: 'VOIDED', payoutCents: stakeCents };
}

import type { BetRule, OfferOn } from '#src/shared/offers/document.ts';
import { causeStateOf, isLookedAt, type Span } from '../rules/qualify.ts';
import type { SeenCause } from './causes.ts';
import type { Bets, Fact } from './readFacts.ts';

type Seen = { readonly facts: readonly Fact[]; readonly bets: Bets };

/** Lists bets in order of their first facts, each in its latest state. */
export function seenBets(document: OfferOn<BetRule>, span: Span, { facts, bets }: Seen): readonly SeenCause[] {
  const seen = new Map<string, SeenCause>();
  for (const { ordinal, reference, bet_status: status, bet_outcome: outcome, at_risk: atRisk } of facts) {
    const bet = bets.get(reference);
    if (!bet || status === null || !isLookedAt(document, bet, span)) continue;
    const atRiskCents = BigInt(atRisk ?? '0');
    const standing = causeStateOf(document, { status, outcome: outcome ?? '', atRiskCents });
    const { ordinal: first = ordinal } = seen.get(reference) ?? {};
    seen.set(reference, { cause: reference, ordinal: first, beganAt: bet.placedAt, baseCents: atRiskCents, doneCents: 0n, ...standing });
  }
  return [...seen.values()];
}

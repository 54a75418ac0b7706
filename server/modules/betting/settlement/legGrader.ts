import { t } from '#src/shared/text/t.ts';
import type { LegOutcome, Row } from '#server/platform/store/schema/index.ts';
import { type Facts, gradeByFacts, needsFacts } from './grades/facts.ts';
import { gradeLeg } from './grades/grading.ts';

type Leg = Pick<Row<'bet_legs'>, 'event_id' | 'market_id' | 'market_type' | 'points' | 'selection_id' | 'selection_type' | 'void_reason'>;
/**
 * Grade of a leg. `isForGood`: final. `isAnnulled`: treated as never placed. `deadHeat`: `tied` competitors share `places` (domain rules
 * §2.7).
 */
export type LegGrade = {
  readonly outcome: Exclude<LegOutcome, 'PENDING' | 'UNAVAILABLE'>;
  readonly reason: string;
  readonly deadHeat?: { readonly places: number; readonly tied: number } | null;
  readonly isForGood?: true;
  readonly isAnnulled?: boolean;
};
type Bet = Pick<Row<'bets'>, 'placed_at'>;
type Result = Pick<Row<'results'>, 'away_score' | 'decided_at' | 'event_id' | 'home_score' | 'void_reason'>;
type HandGrade = Pick<Row<'selection_grades'>, 'decided_at' | 'outcome' | 'places' | 'reason' | 'selection_id' | 'tied'>;

/**
 * Applies the first of: void by an operator, void event, bet placed after the outcome was known (ON 4.25), trader's grade, score and
 * statistics. Null leaves the leg unchanged.
 */
export function legGrader(
  result: Result,
  grades: readonly HandGrade[],
  facts: Facts | null = null,
): (leg: Leg, bet: Bet) => LegGrade | null {
  const byHand = new Map(grades.map((grade) => [grade.selection_id, grade]));
  const { home_score: home, away_score: away, void_reason: voidReason } = result;
  return (leg, bet) => {
    if (leg.event_id !== result.event_id || leg.void_reason !== null) return null;
    const hand = byHand.get(leg.selection_id);
    const decidedAt = hand?.decided_at ?? result.decided_at;
    const isAnnulled = decidedAt !== null && bet.placed_at >= decidedAt;
    if (voidReason !== null) return { outcome: 'VOID', reason: voidReason, isAnnulled };
    if (!hand && (home === null || away === null)) return null;
    if (isAnnulled) return { outcome: 'VOID', reason: tooLate(decidedAt), isAnnulled };
    if (hand) return gradeByHand(hand);
    if (home === null || away === null) return null;
    const { market_id: marketId, market_type: marketType, selection_type: selectionType, points } = leg;
    const proposition = { marketId, marketType, selectionType, points };
    return needsFacts(marketType) ? gradeByFacts(proposition, facts, { home, away }) : gradeLeg(proposition, { home, away });
  };
}

const tooLate = (decidedAt: Date): string =>
  t`Placed after the result was known (${decidedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC): stake returned`;

function gradeByHand({ outcome, places, tied, reason }: HandGrade): LegGrade {
  if (places === null || tied === null) return { outcome, reason };
  const text = t`Dead heat: ${tied} tied for {${places}, plural, one {one place} other {# places}}. ${reason}`;
  return { outcome, reason: text, deadHeat: { places, tied } };
}

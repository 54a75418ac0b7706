import { sql } from 'kysely';
import { ratio } from '#src/shared/money/ratio.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import type { GradedLeg } from '../pricing/gradedPick.ts';
import type { LegGrade } from './legGrader.ts';

export type Leg = Row<'bet_legs'>;

export function gradedLeg(leg: Leg, grade: LegGrade | null): Leg {
  if (!grade) return leg;
  const { outcome, reason, deadHeat, isForGood, isAnnulled = false } = grade;
  const share = { dead_heat_places: deadHeat?.places ?? null, dead_heat_tied: deadHeat?.tied ?? null };
  return { ...leg, ...share, outcome, outcome_reason: reason, void_reason: isForGood ? reason : leg.void_reason, is_annulled: isAnnulled };
}

export const isOther = (leg: Leg, before: Leg | undefined): boolean =>
  leg.outcome !== before?.outcome ||
  leg.outcome_reason !== before.outcome_reason ||
  leg.dead_heat_places !== before.dead_heat_places ||
  leg.dead_heat_tied !== before.dead_heat_tied ||
  leg.void_reason !== before.void_reason ||
  leg.is_annulled !== before.is_annulled;

export const gradedOf = (leg: Leg): GradedLeg => ({
  eventId: leg.event_id,
  marketType: leg.market_type,
  selectionType: leg.selection_type,
  points: leg.points,
  price: ratio(BigInt(leg.num), BigInt(leg.den)),
  outcome: leg.outcome,
  deadHeat:
    leg.dead_heat_places === null || leg.dead_heat_tied === null ? null : { places: leg.dead_heat_places, tied: leg.dead_heat_tied },
});

/** Writes grades; keeps the outcome before a change in `outcome_before`. */
export async function writeLegs(trx: Trx, legs: readonly Leg[]): Promise<void> {
  const isOther = sql`l.outcome <> 'PENDING' AND (l.outcome, l.dead_heat_places, l.dead_heat_tied) IS DISTINCT FROM (g.outcome, g.places, g.tied)`;
  await sql`
    UPDATE bet_legs AS l SET outcome = g.outcome, outcome_reason = g.reason, void_reason = g.void_reason,
      dead_heat_places = g.places, dead_heat_tied = g.tied, is_annulled = g.annulled,
      outcome_before = CASE WHEN ${isOther} THEN l.outcome ELSE l.outcome_before END,
      outcome_reason_before = CASE WHEN ${isOther} THEN l.outcome_reason ELSE l.outcome_reason_before END
    FROM unnest(${legs.map(({ id }) => id)}::text[], ${legs.map(({ outcome }) => outcome)}::text[], ${legs.map((leg) => leg.outcome_reason)}::text[],
      ${legs.map((leg) => leg.void_reason)}::text[], ${legs.map((leg) => leg.dead_heat_places)}::int[],
      ${legs.map((leg) => leg.dead_heat_tied)}::int[], ${legs.map((leg) => leg.is_annulled)}::boolean[])
      AS g(id, outcome, reason, void_reason, places, tied, annulled)
    WHERE l.id = g.id`.execute(trx);
}

import { sql } from 'kysely';
import type { NearMissRule, OfferOn } from '#src/shared/offers/document.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { isLookedAt, nearMissStateOf, type Span } from '../rules/qualify.ts';
import type { SeenCause } from './causes.ts';
import type { Bets } from './readFacts.ts';

type Stood = {
  readonly id: string;
  readonly status: string;
  readonly outcome: string;
  readonly at_risk: string;
  readonly ordinal: string;
  readonly won: number;
  readonly lost: number;
  readonly open: number;
};

/** Reads the legs' current state, because grading after the loss writes no fact. */
export async function seenNearMisses(trx: Trx, document: OfferOn<NearMissRule>, span: Span, bets: Bets): Promise<readonly SeenCause[]> {
  const looked = [...bets.values()].filter((bet) => isLookedAt(document, bet, span));
  if (looked.length === 0) return [];
  const { rows } = await sql<Stood>`
    SELECT b.id, b.status, b.outcome, b.stake - b.cashed_stake AS at_risk,
      (SELECT min(f.ordinal) FROM facts f WHERE f.player_id = b.player_id AND f.reference = b.id) AS ordinal, l.*
    FROM bets b CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE outcome IN ('WIN', 'DEAD_HEAT'))::integer AS won, count(*) FILTER (WHERE outcome = 'LOSS')::integer AS lost,
        count(*) FILTER (WHERE outcome = 'PENDING')::integer AS open FROM bet_legs WHERE bet_id = b.id) l
    WHERE b.id = ANY (${looked.map(({ id }) => id)}::text[]) ORDER BY ordinal`.execute(trx);
  return rows.map(({ id, ordinal, status, outcome, at_risk: atRisk, ...legs }) => {
    const baseCents = BigInt(atRisk);
    const standing = nearMissStateOf(document.qualifies, { status, outcome, atRiskCents: baseCents }, legs);
    const beganAt = bets.get(id)?.placedAt ?? span.joinedAt;
    return { cause: id, ordinal, beganAt, baseCents, doneCents: 0n, ...standing };
  });
}

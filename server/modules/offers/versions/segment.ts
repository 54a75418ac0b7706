import { type Kysely, sql } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { accountsOf } from '#server/modules/persons/index.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { type History, isOfSegment } from '../rules/segment.ts';

/** True if the offer was for the player at that instant. Considers all accounts of the person. */
export async function isMeantFor(db: Kysely<Schema>, playerId: string, { who }: Pick<OfferDocument, 'who'>, at: Date): Promise<boolean> {
  if (who === undefined) return true;
  return isOfSegment(who, await historyBefore(db, [...new Set([playerId, ...(await accountsOf(db, playerId))])], at), at);
}

/** Reads bets besides facts, because some bets are older than the recording of facts. */
async function historyBefore(db: Kysely<Schema>, accounts: readonly string[], at: Date): Promise<History> {
  const own = sql`ANY (${[...accounts]}::text[])`;
  const { rows } = await sql<History>`
    SELECT EXISTS (SELECT FROM bets WHERE player_id = ${own} AND status = 'SETTLED' AND settled_at < ${at})
        OR EXISTS (SELECT FROM facts WHERE player_id = ${own} AND bet_status = 'SETTLED' AND recorded_at < ${at}) AS "hasSettledBet",
      greatest(
        (SELECT max(placed_at) FROM bets WHERE player_id = ${own} AND placed_at < ${at}),
        (SELECT max(recorded_at) FROM casino_transactions WHERE player_id = ${own} AND kind = 'WAGER' AND is_accepted AND recorded_at < ${at})
      ) AS "lastWagerAt",
      (SELECT max(d.recorded_at) FROM facts d WHERE d.player_id = ${own} AND d.kind = 'deposit' AND d.recorded_at < ${at} AND NOT EXISTS (
        SELECT FROM facts r WHERE r.player_id = d.player_id AND r.reference = d.reference AND r.kind = 'deposit-returned' AND r.ordinal > d.ordinal
      )) AS "lastDepositAt"`.execute(db);
  return rows[0] ?? { hasSettledBet: true, lastWagerAt: null, lastDepositAt: null };
}

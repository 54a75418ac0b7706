import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { MINUTES_AT_MOST } from '#src/shared/limits/realityCheck.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import { wageredOnGamesSince } from './rgLimits/usage.ts';

const MINUTE_MS = 60_000;

type Kept = Pick<Row<'sessions'>, 'started_at' | 'reality_checked_at'> & Pick<Row<'players'>, 'reality_check_minutes'>;

/** At most an hour (58 Pa. Code 814a.1(e)). */
export const realityCheckMinutes = ({ reality_check_minutes: chosen }: Pick<Kept, 'reality_check_minutes'>): number =>
  Math.min(chosen ?? MINUTES_AT_MOST, MINUTES_AT_MOST);

/** When the next reality check is due. From then on, wagers are refused until the player acknowledges it. */
export const realityCheckAt = (kept: Kept): Date =>
  new Date((kept.reality_checked_at ?? kept.started_at).getTime() + realityCheckMinutes(kept) * MINUTE_MS);

export async function wageredSince(db: Kysely<Schema>, playerId: string, since: Date): Promise<Cents> {
  const spent = await db
    .selectFrom('bets')
    .select((eb) => eb.fn.sum<string | null>('stake').as('stake'))
    .where('player_id', '=', playerId)
    .where('placed_at', '>=', since)
    .where('status', 'not in', ['CANCELLED', 'VOIDED'])
    .executeTakeFirst();
  const { cash, bonus } = await wageredOnGamesSince(db, playerId, since);
  return BigInt(spent?.stake ?? '0') + cash + bonus;
}

/** Locks the sessions and writes the acknowledgement. False if no check was due. */
export async function acknowledgeRealityCheck(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  const sessions = await trx
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['sessions.id', 'started_at', 'reality_checked_at', 'reality_check_minutes'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .forUpdate('sessions')
    .execute();
  const due = sessions.filter((session) => now >= realityCheckAt(session));
  for (const { id } of due) await trx.updateTable('sessions').set({ reality_checked_at: now }).where('id', '=', id).execute();
  return due.length > 0;
}

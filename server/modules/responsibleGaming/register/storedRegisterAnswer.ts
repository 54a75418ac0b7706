import type { Kysely } from 'kysely';
import type { Row, Schema } from '#server/platform/store/index.ts';

/** An answer that is dated later than this after now was given by another clock. */
const AHEAD_MS = 60_000;

export type StoredRegisterAnswer = Pick<Row<'register_standings'>, 'answered_at' | 'fresh_until'>;

/** True while the register's answer is fresh. None, an old one, and one from the future of a clock that was set back are not. */
export const isFresh = (answer: StoredRegisterAnswer | undefined, now: Date): boolean =>
  answer !== undefined && answer.fresh_until > now && answer.answered_at.getTime() <= now.getTime() + AHEAD_MS;

/** Fresh answer of the register of excluded persons for this account; null if there is none. */
export async function registerResultOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<'LISTED' | 'NOT_LISTED' | null> {
  const answer = await db
    .selectFrom('register_standings')
    .select(['is_listed', 'answered_at', 'fresh_until'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!answer || !isFresh(answer, now)) return null;
  return answer.is_listed ? 'LISTED' : 'NOT_LISTED';
}

/** True also for listed people: they are refused by name. */
export const isRegisterKnown = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> =>
  (await registerResultOf(db, playerId, now)) !== null;

import type { Kysely } from 'kysely';
import type { Row, Schema } from '#server/platform/store/index.ts';

/** Tolerance for differing clocks. Answers dated further ahead are invalid. */
const AHEAD_MS = 60_000;

export type StoredRegisterAnswer = Pick<Row<'register_standings'>, 'answered_at' | 'fresh_until'>;

/** False if there is no answer, or an old or future one. */
export const isFresh = (answer: StoredRegisterAnswer | undefined, now: Date): boolean =>
  answer !== undefined && answer.fresh_until > now && answer.answered_at.getTime() <= now.getTime() + AHEAD_MS;

export async function registerResultOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<'LISTED' | 'NOT_LISTED' | null> {
  const answer = await db
    .selectFrom('register_standings')
    .select(['is_listed', 'answered_at', 'fresh_until'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!answer || !isFresh(answer, now)) return null;
  return answer.is_listed ? 'LISTED' : 'NOT_LISTED';
}

/** True if the exclusion register has answered, even for listed players, whom other checks refuse. */
export const isRegisterKnown = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> =>
  (await registerResultOf(db, playerId, now)) !== null;

import type { Kysely } from 'kysely';
import type { Row, Schema } from '#server/platform/store/index.ts';

/** An answer that is dated later than this after now was given by another clock. */
const AHEAD_MS = 60_000;

export type RegisterStanding = Pick<Row<'register_standings'>, 'answered_at' | 'fresh_until'>;

/** True while the register's answer is fresh. None, an old one, and one from the future of a clock that was set back are not. */
export const isFresh = (standing: RegisterStanding | undefined, now: Date): boolean =>
  standing !== undefined && standing.fresh_until > now && standing.answered_at.getTime() <= now.getTime() + AHEAD_MS;

/** True if the register of excluded persons has answered for this account a short time ago. Listed people are known, too: `exclusionOf` refuses them. */
export async function isRegisterKnown(db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> {
  const standing = await db
    .selectFrom('register_standings')
    .select(['answered_at', 'fresh_until'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return isFresh(standing, now);
}

import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';

export type LoginPreferences = {
  /** The password is asked for whenever the browser was closed. */
  readonly isStrongAuthEnabled: boolean;
};
/** What a token and its cookie need of a player. */
export type Standing = LoginPreferences & {
  /** The groups that a player is in. */
  readonly segments: readonly string[];
};

/** Throws for a player there is not. */
export async function standingOf(db: Kysely<Schema>, playerId: string): Promise<Standing> {
  const rows = await db
    .selectFrom('players')
    .leftJoin('player_segments', 'player_segments.player_id', 'players.id')
    .select(['strong_auth_enabled', 'segment'])
    .where('players.id', '=', playerId)
    .orderBy('segment')
    .execute();
  const [first] = rows;
  if (!first) throw new Error('There is no such player.');
  return { isStrongAuthEnabled: first.strong_auth_enabled, segments: rows.flatMap(({ segment }) => segment ?? []) };
}

import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';

export type LoginPreferences = {
  /** If true, the actions in `CODE_SOURCES` need a code, and each start of the browser requires the password. */
  readonly isStrongAuthEnabled: boolean;
  readonly asksCodeOnNewDevice: boolean;
};
export type SessionView = LoginPreferences & {
  readonly segments: readonly string[];
};

/** Throws if the player is missing. */
export async function sessionViewOf(db: Kysely<Schema>, playerId: string): Promise<SessionView> {
  const rows = await db
    .selectFrom('players')
    .leftJoin('player_segments', 'player_segments.player_id', 'players.id')
    .select(['strong_auth_enabled', 'asks_code_on_new_device', 'segment'])
    .where('players.id', '=', playerId)
    .orderBy('segment')
    .execute();
  const [first] = rows;
  if (!first) throw new Error('There is no such player.');
  return {
    isStrongAuthEnabled: first.strong_auth_enabled,
    asksCodeOnNewDevice: first.asks_code_on_new_device,
    segments: rows.flatMap(({ segment }) => segment ?? []),
  };
}

import type { Kysely } from 'kysely';
import type { CasinoGame, Catalogue } from '#server/modules/catalogue/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

const MAX_RECENT = 24;

export async function recentGames(db: Kysely<Schema>, catalogue: Catalogue, playerId: string): Promise<readonly CasinoGame[]> {
  const rows = await db
    .selectFrom('casino_plays')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('played_at', 'desc')
    .orderBy('game_id')
    .limit(MAX_RECENT)
    .execute();
  return rows.flatMap(({ game_id }) => catalogue.game(game_id) ?? []);
}

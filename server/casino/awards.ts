import type { Kysely } from 'kysely';
import type { CasinoGame, Catalogue } from '../catalogue/index.ts';
import type { Row, Schema } from '../store/schema.ts';

/** More than a rail can show is not read. */
const MAX_RECENT = 24;

/** What the player opened last, latest first; games that are no longer offered are passed over. */
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

/** What the player was given and can still use; what ends first comes first. */
export const awardsOf = (db: Kysely<Schema>, playerId: string, now: Date): Promise<readonly Row<'awards'>[]> =>
  db
    .selectFrom('awards')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('redeemed_bet_id', 'is', null)
    .where('is_paused', '=', false)
    .where((is) => is.or([is('effective_at', 'is', null), is('effective_at', '<=', now)]))
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

/** More than one is all that anybody asks of cashback (product §4, §7: the first two of the section). */
const MOST_CASHBACK = 2;

/** Cashback that a player can take now, counted to two. */
export const cashbackCount = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<number> =>
  (await awardsOf(db, playerId, now)).filter(({ kind }) => kind === 'cashback').slice(0, MOST_CASHBACK).length;

/** Longer histories are cut. */
const MAX_ENDED = 50;

/** What was used or ended before it was, latest first. */
export const endedAwardsOf = (db: Kysely<Schema>, playerId: string, now: Date): Promise<readonly Row<'awards'>[]> =>
  db
    .selectFrom('awards')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('expires_at', '<=', now), is('redeemed_at', 'is not', null)]))
    .orderBy((is) => is.fn.coalesce('redeemed_at', 'expires_at'), 'desc')
    .orderBy('id')
    .limit(MAX_ENDED)
    .execute();

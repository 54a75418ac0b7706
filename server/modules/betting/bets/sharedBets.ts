import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type BetView, findBet } from './bets.ts';

const ID_BYTES = 12;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now' | 'newSecret'> };

/** Writes a public id for the bet if it has none. Null if the player has no such bet. */
export async function shareBet(
  { db, ports }: Deps,
  own: { readonly playerId: string; readonly betId: string },
): Promise<{ readonly shareId: string; readonly bet: BetView } | null> {
  const bet = await findBet(db, own);
  if (!bet) return null;
  await db
    .insertInto('shared_bets')
    .values({ id: ports.newSecret(ID_BYTES), bet_id: bet.id, shared_at: ports.now() })
    .onConflict((conflict) => conflict.column('bet_id').doNothing())
    .execute();
  const { id } = await db.selectFrom('shared_bets').select('id').where('bet_id', '=', bet.id).executeTakeFirstOrThrow();
  return { shareId: id, bet };
}

export async function findShareId(db: Kysely<Schema>, betId: string): Promise<string | null> {
  const row = await db.selectFrom('shared_bets').select('id').where('bet_id', '=', betId).executeTakeFirst();
  return row?.id ?? null;
}

export async function findSharedBet(db: Kysely<Schema>, shareId: string): Promise<BetView | null> {
  if (!/^[\w-]{16}$/.test(shareId)) return null;
  const row = await db
    .selectFrom('shared_bets')
    .innerJoin('bets', 'bets.id', 'shared_bets.bet_id')
    .select(['bets.id as betId', 'bets.player_id as playerId'])
    .where('shared_bets.id', '=', shareId)
    .executeTakeFirst();
  return row ? findBet(db, row) : null;
}

import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import { playerAccount } from '#server/modules/wallet/ledger/index.ts';

/** Sums cash stakes on bets and games, except cancelled and void ones (domain rules §2.9). */
export async function spentSince(db: Kysely<Schema>, playerId: string, since: Date): Promise<Cents> {
  const { stake } = await db
    .selectFrom('bets')
    .select((eb) => eb.fn.sum<string | null>('stake').as('stake'))
    .where('player_id', '=', playerId)
    .where('placed_at', '>=', since)
    .where('amount_source', '=', 'CASH')
    .where('status', 'not in', ['CANCELLED', 'VOIDED'])
    .executeTakeFirstOrThrow();
  return BigInt(stake ?? '0') + (await wageredOnGamesSince(db, playerId, since)).cash;
}

export async function wageredOnGamesSince(db: Kysely<Schema>, playerId: string, since: Date): Promise<Record<'bonus' | 'cash', Cents>> {
  const { cash, bonus } = await db
    .selectFrom('casino_transactions')
    .select((eb) => [eb.fn.sum<string | null>('cash').as('cash'), eb.fn.sum<string | null>('bonus').as('bonus')])
    .where('player_id', '=', playerId)
    .where('kind', '=', 'WAGER')
    .where('recorded_at', '>=', since)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { cash: BigInt(cash ?? '0'), bonus: BigInt(bonus ?? '0') };
}

const PLAY = ['bet-cashed-out', 'bet-placed', 'bet-refunded', 'bet-settled', 'casino-returned', 'casino-wagered', 'casino-won', 'regrade'];

/** Cash stakes minus payouts; negative if the player won. Open bets count as lost. */
export async function lostSince(db: Kysely<Schema>, playerId: string, since: Date): Promise<Cents> {
  const { moved } = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'ledger_entries.journal_id')
    .select((eb) => eb.fn.sum<string | null>('amount').as('moved'))
    .where('account_id', '=', playerAccount(playerId))
    .where('recorded_at', '>=', since)
    .where('kind', 'in', PLAY)
    .executeTakeFirstOrThrow();
  return -BigInt(moved ?? '0');
}

/** Includes pending deposits (checklist 37). */
export async function depositedSince(db: Kysely<Schema>, playerId: string, since: Date): Promise<Cents> {
  const { cents } = await db
    .selectFrom('deposits')
    .select((eb) => eb.fn.sum<string | null>('amount').as('cents'))
    .where('player_id', '=', playerId)
    .where('status', '!=', 'FAILED')
    .where('called_back_at', 'is', null)
    .where((eb) => eb.or([eb('status', '=', 'PENDING'), eb('completed_at', '>=', since)]))
    .executeTakeFirstOrThrow();
  return BigInt(cents ?? '0');
}

/** Sums logged-in seconds. A session ends at the latest at the inactivity limit. */
export async function secondsHereSince(db: Kysely<Schema>, playerId: string, { since, now }: { since: Date; now: Date }): Promise<number> {
  const { rows } = await sql<{ seconds: string | null }>`
    SELECT sum(greatest(0, extract(epoch FROM least(coalesce(ended_at, ${now}), last_seen_at + make_interval(mins => ${INACTIVITY_MINUTES}), expires_at, ${now}) - greatest(started_at, ${since})))) AS seconds
    FROM sessions WHERE player_id = ${playerId} AND expires_at > ${since} AND started_at < ${now}`.execute(db);
  return Number(rows[0]?.seconds ?? '0');
}

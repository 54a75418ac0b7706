import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { entriesOf } from '#src/shared/values/plainObject.ts';
import { readCursor, writeCursor } from '#server/modules/betting/history/index.ts';
import type { CasinoRoundState } from '#server/platform/store/schema/casinoPlay.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** Totals of a game session; `wagered` excludes refunded wagers. */
export type SessionView = {
  readonly id: string;
  readonly gameId: string;
  readonly title: string;
  readonly currency: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly roundCount: number;
  readonly wagered: Cents;
  readonly won: Cents;
};

export type GameRoundView = {
  readonly id: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly title: string;
  readonly currency: string;
  readonly state: CasinoRoundState;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly wagered: Cents;
  readonly won: Cents;
  readonly returned: Cents;
  readonly description: string | null;
  readonly balanceAfter: Cents;
  readonly reference: string;
};

type Owned = { readonly playerId: string; readonly id: string };

export async function findSession(db: Kysely<Schema>, { playerId, id }: Owned): Promise<SessionView | null> {
  const session = await db
    .selectFrom('casino_sessions')
    .select(['id', 'game_id', 'title', 'currency', 'opened_at', 'closed_at'])
    .select((eb) =>
      eb
        .selectFrom('casino_rounds')
        .select(
          sql<string>`jsonb_build_array(count(*)::text, coalesce(sum(wagered - returned), 0)::text, coalesce(sum(won), 0)::text)::text`.as(
            'sums',
          ),
        )
        .whereRef('session_id', '=', 'casino_sessions.id')
        .as('sums'),
    )
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!session) return null;
  const [count = '0', wagered = '0', won = '0'] = entriesOf(JSON.parse(session.sums ?? '[]')).map(String);
  return {
    id: session.id,
    gameId: session.game_id,
    title: session.title,
    currency: session.currency,
    startedAt: session.opened_at,
    endedAt: session.closed_at,
    roundCount: Number(count),
    wagered: BigInt(wagered),
    won: BigInt(won),
  };
}

const roundsOf = (db: Kysely<Schema>, playerId: string) =>
  db
    .selectFrom('casino_rounds as r')
    .innerJoin('casino_sessions as s', 's.id', 'r.session_id')
    .select(['r.id', 'r.session_id', 's.game_id', 's.title', 'r.currency', 'r.state', 'r.started_at', 'r.ended_at'])
    .select(['r.wagered', 'r.won', 'r.returned', 'r.description', 'r.balance_after', 'r.reference'])
    .where('r.player_id', '=', playerId);

type RoundRow = Awaited<ReturnType<ReturnType<typeof roundsOf>['executeTakeFirstOrThrow']>>;

const viewOf = (row: RoundRow): GameRoundView => ({
  id: row.id,
  sessionId: row.session_id,
  gameId: row.game_id,
  title: row.title,
  currency: row.currency,
  state: row.state,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  wagered: BigInt(row.wagered),
  won: BigInt(row.won),
  returned: BigInt(row.returned),
  description: row.description,
  balanceAfter: BigInt(row.balance_after),
  reference: row.reference,
});

export async function findGameRound(db: Kysely<Schema>, { playerId, id }: Owned): Promise<GameRoundView | null> {
  const row = await roundsOf(db, playerId).where('r.id', '=', id).executeTakeFirst();
  return row ? viewOf(row) : null;
}

type Paging = { readonly first: number; readonly after: string | null };
export type GameRoundPage = { readonly rounds: readonly GameRoundView[]; readonly endCursor: string | null; readonly hasNextPage: boolean };

export async function listGameRounds(db: Kysely<Schema>, { playerId, id }: Owned, { first, after }: Paging): Promise<GameRoundPage> {
  const start = readCursor(after, 2);
  const rows = await roundsOf(db, playerId)
    .where('r.session_id', '=', id)
    .where(start ? sql<boolean>`(r.started_at, r.id) < (${start[0]}::timestamptz, ${start[1]}::text)` : sql<boolean>`true`)
    .orderBy('r.started_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(first + 1)
    .execute();
  const shown = rows.slice(0, first);
  const last = shown.at(-1);
  return {
    rounds: shown.map(viewOf),
    endCursor: last ? writeCursor([last.started_at.toISOString(), last.id]) : null,
    hasNextPage: rows.length > first,
  };
}

export const isPlaying = async (db: Kysely<Schema>, { playerId, loginId }: { playerId: string; loginId: string }): Promise<boolean> =>
  (await db
    .selectFrom('casino_sessions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('login_id', '=', loginId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

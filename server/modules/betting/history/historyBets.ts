import { type Kysely, sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { readCursor } from './historyCursor.ts';
import type { HistoryQuestion, HistoryState, Placed } from './historyTypes.ts';

export const LEGS = sql<string>`(SELECT count(*) FROM bet_legs AS l WHERE l.bet_id = b.id)`;
export const FIRST_LEG = sql<
  string | null
>`(SELECT l.selection_name || ', ' || l.market_name FROM bet_legs AS l WHERE l.bet_id = b.id ORDER BY l.ordinal LIMIT 1)`;

export const betText = (legs: number, firstLeg: string | null): string | null => (legs > 1 ? t`${legs}-leg parlay` : firstLeg);

const BET_STATES = sql`CASE WHEN b.status = 'OPEN' THEN 'PENDING' WHEN b.outcome = 'WIN' THEN 'WON' WHEN b.outcome = 'LOSS' THEN 'LOST' WHEN b.outcome = 'CASH_OUT' THEN 'CASHED_OUT' ELSE 'RETURNED' END`;
const BET_FILTERS: Readonly<Record<string, HistoryState>> = {
  open: 'PENDING',
  won: 'WON',
  lost: 'LOST',
  returned: 'RETURNED',
  'cashed-out': 'CASHED_OUT',
};

type Staked = {
  id: string;
  stake: string;
  paid: string;
  currency: string;
  placed_at: Date;
  state: HistoryState;
  legs: string;
  first_leg: string | null;
};

/** Reads bets. Each amount is payout minus stake (0 for a bonus bet). An open bet's payout is the cash outs paid. */
export async function readBets(db: Kysely<Schema>, { playerId, filter, since, after }: HistoryQuestion, size: number): Promise<Placed[]> {
  const state = Object.hasOwn(BET_FILTERS, filter) ? BET_FILTERS[filter] : undefined;
  const start = readCursor(after, 2);
  const { rows } = await sql<Staked>`
    SELECT b.id, CASE b.amount_source WHEN 'FREE_BET' THEN 0 ELSE b.stake END AS stake, coalesce(b.payout, b.cashed_out) AS paid, b.currency, b.placed_at, ${BET_STATES} AS state, ${LEGS} AS legs, ${FIRST_LEG} AS first_leg
    FROM bets AS b
    WHERE b.player_id = ${playerId}
      ${state ? sql`AND ${BET_STATES} = ${state}` : sql``}
      ${since ? sql`AND b.placed_at >= ${since.toISOString()}::timestamptz` : sql``}
      ${start ? sql`AND (b.placed_at, b.id) < (${start[0]}::timestamptz, ${start[1]}::text)` : sql``}
    ORDER BY b.placed_at DESC, b.id DESC
    LIMIT ${size}`.execute(db);
  return rows.map((row) => ({
    cursor: [row.placed_at.toISOString(), row.id],
    entry: {
      id: `bet/${row.id}`,
      title: betText(Number(row.legs), row.first_leg) ?? t`Bet`,
      detail: Number(row.legs) > 1 ? row.first_leg : null,
      payment: null,
      betId: row.id,
      casino: null,
      at: row.placed_at,
      cents: BigInt(row.paid) - BigInt(row.stake),
      askedCents: null,
      currency: row.currency,
      state: row.state,
    },
  }));
}

import { type Kysely, sql } from 'kysely';
import { dayIn } from '#src/shared/text/calendarDay.ts';
import type { PlayerFundsReport } from '#src/shared/console/general.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { instantsOf } from '#server/platform/dates/zonedTime.ts';

export type PlayerFunds = {
  readonly currency: string;
  readonly balances: Cents;
  readonly pendingWithdrawals: Cents;
  readonly inPlay: Cents;
  readonly total: Cents;
  /** `total` minus the ledger's total; anything but zero is an error (checklist 46). */
  readonly variance: Cents;
};

type Row = {
  readonly currency: string;
  readonly balances: string;
  readonly pending: string;
  readonly in_play: string;
  readonly entered: string;
};

/** Sums players' funds by currency at time `at`, or now. `variance` compares them with the ledger, except cashed-out stakes. */
export async function playerFunds(db: Kysely<Schema>, at: Date | null = null): Promise<readonly PlayerFunds[]> {
  const then = sql`${at?.toISOString() ?? 'infinity'}::timestamptz`;
  const { rows } = await sql<Row>`
    WITH opened AS (
      SELECT b.id, b.currency, b.stake - b.cashed_stake AS rest FROM bets b
      WHERE b.amount_source = 'CASH' AND b.placed_at < ${then} AND (b.status = 'OPEN' OR b.settled_at >= ${then})),
    playing AS (
      SELECT t.id, r.currency, t.cash FROM casino_transactions t JOIN casino_rounds r ON r.id = t.round_id
      WHERE t.kind = 'WAGER' AND t.recorded_at < ${then} AND (t.undone_at IS NULL OR t.undone_at >= ${then})
        AND (r.state = 'OPEN' OR r.ended_at >= ${then}))
    SELECT c.currency,
      (SELECT coalesce(sum(a.balance), 0) FROM ledger_accounts a WHERE a.kind = 'player-cash' AND a.currency = c.currency)
      - (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        JOIN ledger_journals j ON j.id = e.journal_id AND j.recorded_at >= ${then}
        WHERE a.kind = 'player-cash' AND a.currency = c.currency) AS balances,
      (SELECT coalesce(sum(w.amount), 0) FROM withdrawals w WHERE w.currency = c.currency AND w.requested_at < ${then}
        AND (w.status = 'PENDING' OR (w.completed_at >= ${then} AND NOT EXISTS (SELECT FROM ledger_journals j
          WHERE j.kind = 'withdrawal-returned' AND j.reference = w.id AND j.recorded_at < ${then})))) AS pending,
      (SELECT coalesce(sum(b.rest), 0) FROM opened b WHERE b.currency = c.currency)
      + (SELECT coalesce(sum(o.stake), 0) FROM cash_outs o JOIN opened b ON b.id = o.bet_id
        WHERE o.made_at >= ${then} AND b.currency = c.currency)
      + (SELECT coalesce(sum(p.cash), 0) FROM playing p WHERE p.currency = c.currency) AS in_play,
      (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        JOIN ledger_journals j ON j.id = e.journal_id AND j.recorded_at < ${then}
        WHERE a.kind IN ('player-cash', 'house-withdrawals') AND a.currency = c.currency)
      + (SELECT coalesce(sum(-e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        JOIN ledger_journals j ON j.id = e.journal_id AND j.kind = 'bet-placed' JOIN opened b ON b.id = j.reference
        WHERE a.kind = 'player-cash' AND a.currency = c.currency)
      - (SELECT coalesce(sum(o.stake), 0) FROM cash_outs o JOIN opened b ON b.id = o.bet_id
        WHERE o.made_at < ${then} AND b.currency = c.currency)
      + (SELECT coalesce(sum(-e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        JOIN ledger_journals j ON j.id = e.journal_id AND j.kind = 'casino-wagered' JOIN playing p ON p.id = j.reference
        WHERE a.kind = 'player-cash' AND a.currency = c.currency) AS entered
    FROM (SELECT DISTINCT currency FROM ledger_accounts) c ORDER BY c.currency`.execute(db);
  return rows.map(({ currency, balances, pending, in_play: inPlay, entered }) => {
    const total = BigInt(balances) + BigInt(pending) + BigInt(inPlay);
    return {
      currency,
      balances: BigInt(balances),
      pendingWithdrawals: BigInt(pending),
      inPlay: BigInt(inPlay),
      total,
      variance: total - BigInt(entered),
    };
  });
}

type Deps = { readonly db: Kysely<Schema>; readonly now: Date; readonly onVariance: (funds: PlayerFunds, day: string) => void };

const HOUSE_ZONE = 'America/New_York';
const SETTLING_MS = 60_000;

/** Writes yesterday's report, once; returns its rows. Passes rows with a variance to `onVariance`. */
export async function reportPlayerFunds({ db, now, onVariance }: Deps): Promise<readonly PlayerFunds[]> {
  const today = dayIn(now, HOUSE_ZONE);
  const [midnight] = instantsOf(`${today}T00:00`, HOUSE_ZONE);
  if (!midnight || now.getTime() - midnight.getTime() < SETTLING_MS) return [];
  const day = dayIn(new Date(midnight.getTime() - 1), HOUSE_ZONE);
  const done = await db
    .selectFrom('player_funds')
    .select('currency')
    .where('day', '=', sql<Date>`${day}::date`)
    .limit(1)
    .execute();
  if (done.length > 0) return [];
  const all = await playerFunds(db, midnight);
  if (all.length === 0) return [];
  const written = await db
    .insertInto('player_funds')
    .values(
      all.map(({ currency, balances, pendingWithdrawals, inPlay, variance }) => ({
        day,
        currency,
        balances,
        pending_withdrawals: pendingWithdrawals,
        in_play: inPlay,
        variance,
        taken_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('currency')
    .execute();
  const own = all.filter(({ currency }) => written.some((row) => row.currency === currency));
  for (const funds of own) if (funds.variance !== 0n) onVariance(funds, day);
  return own;
}

export async function listPlayerFunds(db: Kysely<Schema>, limit: number): Promise<readonly PlayerFundsReport[]> {
  const rows = await db
    .selectFrom('player_funds')
    .selectAll()
    .select(sql<string>`day::text`.as('day_text'))
    .orderBy('day', 'desc')
    .orderBy('currency')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const [balances, pendingWithdrawals, inPlay] = [Number(row.balances), Number(row.pending_withdrawals), Number(row.in_play)];
    const total = balances + pendingWithdrawals + inPlay;
    const { currency, taken_at: takenAt } = row;
    return {
      day: row.day_text,
      currency,
      balances,
      pendingWithdrawals,
      inPlay,
      total,
      variance: Number(row.variance),
      takenAt: takenAt.toISOString(),
    };
  });
}

import { type Kysely, sql } from 'kysely';
import { resumeSettlements, settleEvent } from '#server/modules/betting/settlement/index.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, NOON } from '#tests/support/smallWorld.ts';
import { onGround } from './ground.ts';
import type { BenchRow } from './row.ts';

const BETS = Number(process.env['LINEMAKER_BENCH_BETS'] ?? 100_000);
const PLAYERS = 500;
/** Share of bets settled when the first server loses its database. */
const CUT_AFTER = 0.3;

/** Ends a game with many bets. Disconnects the server midway; another one continues. */
export const run = (): Promise<BenchRow[]> =>
  onGround('settle', async (store, open) => {
    await prepare(store.jobs);
    const ended = settleEvent({ db: store.jobs, ports: testPorts() }, { eventId: 'game', homeScore: 1, awayScore: 0, origin: 'bench' });
    const began = performance.now();
    const cutOff = ended.then(
      () => false,
      () => true,
    );
    while ((await settled(store.jobs)) < BETS * CUT_AFTER) await sql`SELECT pg_sleep(0.05)`.execute(store.jobs);
    const beforeCut = performance.now() - began;
    const early = await settled(store.jobs);
    await store.close();
    const wasCut = await cutOff;
    const second = await open();
    try {
      const resumed = performance.now();
      // A minute later, the unfinished settlement counts as abandoned.
      await resumeSettlements({ db: second.db, ports: testPorts(new Date(NOON.getTime() + 60_000)) });
      const afterCut = performance.now() - resumed;
      return rowsOf({ wasCut, perSecond: BETS / ((beforeCut + afterCut) / 1_000), early, wrong: await wrongs(second.db) });
    } finally {
      await second.close();
    }
  });

type Outcome = { readonly wasCut: boolean; readonly perSecond: number; readonly early: number; readonly wrong: number };

const rowsOf = ({ wasCut, perSecond, early, wrong }: Outcome): BenchRow[] => [
  {
    name: `settlement of ${BETS} open bets`,
    measured: perSecond,
    unit: '1/s',
    note: `${(BETS / perSecond).toFixed(1)} s in all, ${PLAYERS} players, one leg each`,
  },
  {
    name: `settlement of ${BETS} open bets, cut off and gone on with: not paid exactly once`,
    measured: wrong,
    limit: 0,
    unit: 'count',
    passed: wrong === 0 && wasCut,
    note: wasCut ? `cut off after ${early} bets` : 'it was over before it could be cut off',
  },
];

const settled = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM bets WHERE status <> 'OPEN'`.execute(db);
  return Number(rows[0]?.n ?? 0);
};

async function wrongs(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    SELECT count(*) AS n FROM (
      SELECT b.id FROM bets b LEFT JOIN ledger_journals j ON j.reference = b.id AND j.kind = 'bet-settled'
      LEFT JOIN ledger_entries e ON e.journal_id = j.id AND e.account_id LIKE 'player-cash:%'
      GROUP BY b.id HAVING bool_or(b.status = 'OPEN') OR count(DISTINCT j.id) <> 1 OR coalesce(sum(e.amount), 0) <> max(b.payout)
        OR max(b.payout) <> CASE WHEN max(b.placement_id) LIKE 'home%' THEN 191 ELSE 0 END
    ) AS wrong`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Writes one-dollar bets at −110, half on either side, with all the rows of a placement. */
async function prepare(db: Kysely<Schema>): Promise<void> {
  await buildSmallWorld(db, [{ id: 'game' }]);
  for (let n = 0; n < PLAYERS; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, at) => makePlayer(db, { id: `p${n + at}`, cents: 10_000_000n })));
  const side = sql`CASE WHEN n % 2 = 0 THEN 'home' ELSE 'away' END`;
  await sql`
    INSERT INTO bets (id, player_id, placement_id, ordinal, type, status, outcome, currency, stake, num, den, potential_payout, amount_source, placed_at, geo)
    SELECT 'bet-' || n, 'p' || (n % ${sql.lit(PLAYERS)}), ${side} || n, 0, 'STRAIGHT', 'OPEN', 'PENDING', 'USD', 100, 10, 11, 191, 'CASH', ${NOON}, '{}'
    FROM generate_series(1, ${sql.lit(BETS)}) AS n`.execute(db);
  await sql`
    INSERT INTO bet_legs (id, bet_id, ordinal, event_id, market_id, selection_id, market_name, selection_name, market_type, selection_type, num, den)
    SELECT 'bet-' || n || '-0', 'bet-' || n, 0, 'game', 'game:moneyline', 'game:moneyline:' || ${side}, 'moneyline', ${side}, 'moneyline', ${side}, 10, 11
    FROM generate_series(1, ${sql.lit(BETS)}) AS n`.execute(db);
  await sql`ANALYZE`.execute(db);
}

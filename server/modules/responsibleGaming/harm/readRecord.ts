import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import type { HarmRecord } from './record.ts';

const WEEKS = 13;
const WEEK_MS = 7 * 24 * 3_600_000;
const LITTLE = 100;

type Asked = { readonly personId: string; readonly from: Date; readonly now: Date };

export async function readRecord(db: Kysely<Schema>, personId: string, now: Date): Promise<HarmRecord> {
  const asked = { personId, from: new Date(now.getTime() - WEEKS * WEEK_MS), now };
  const breaks = await breaksOf(db, asked);
  return {
    now,
    weeklyMinutes: await weeklyMinutesOf(db, asked),
    coolOffs: breaks.filter(({ kind }) => kind === 'COOL_OFF').map(({ at }) => at),
    selfExclusions: breaks.filter(({ kind }) => kind === 'SELF_EXCLUSION').map(({ at }) => at),
    playedDown: await playedDownOf(db, asked),
    exclusionVisits: await visitsOf(db, asked),
    raises: await raisesOf(db, asked),
    deposits: await depositsOf(db, asked),
  };
}

/** Logged-in minutes per week. A session ends at the latest at the inactivity limit. Simultaneous sessions count once. */
async function weeklyMinutesOf(db: Kysely<Schema>, { personId, from, now }: Asked): Promise<readonly number[]> {
  const { rows } = await sql<{ week: number; minutes: number }>`
    SELECT w.week, coalesce(floor(sum(extract(epoch FROM least(s.until, w.until) - greatest(s.since, w.since)) / 60) FILTER (WHERE s.since IS NOT NULL)), 0)::integer AS minutes
    FROM (SELECT n AS week, ${from}::timestamptz + n * interval '7 days' AS since, ${from}::timestamptz + (n + 1) * interval '7 days' AS until
      FROM generate_series(0, ${sql.lit(WEEKS - 1)}) AS n) AS w
    LEFT JOIN (SELECT lower(during) AS since, upper(during) AS until FROM (SELECT unnest(range_agg(tstzrange(s.started_at, greatest(s.started_at,
        least(coalesce(s.ended_at, ${now}), s.last_seen_at + make_interval(mins => ${INACTIVITY_MINUTES}), s.expires_at, ${now}))))) AS during
      FROM sessions s JOIN players p ON p.id = s.player_id WHERE p.person_id = ${personId} AND s.expires_at > ${from} AND s.started_at < ${now}) AS merged) AS s
      ON s.since < w.until AND s.until > w.since
    GROUP BY w.week ORDER BY w.week`.execute(db);
  return rows.map(({ minutes }) => minutes);
}

const breaksOf = (db: Kysely<Schema>, { personId, from }: Asked) =>
  db
    .selectFrom('exclusions')
    .innerJoin('players', 'players.id', 'exclusions.player_id')
    .select(['kind', 'starts_at as at'])
    .where('person_id', '=', personId)
    .where('starts_at', '>', from)
    .execute();

async function playedDownOf(db: Kysely<Schema>, { personId, from }: Asked): Promise<readonly Date[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT at FROM (
      SELECT j.recorded_at AS at, j.kind, e.amount, sum(e.amount) OVER (PARTITION BY e.account_id ORDER BY j.recorded_at) AS after
      FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
      JOIN ledger_accounts a ON a.id = e.account_id JOIN players p ON p.id = a.player_id
      WHERE p.person_id = ${personId} AND a.kind = 'player-cash') AS moved
    WHERE kind IN ('bet-placed', 'casino-wagered') AND at > ${from} AND amount < 0 AND after < ${LITTLE} AND after - amount >= ${LITTLE}
    ORDER BY at`.execute(db);
  return rows.map(({ at }) => at);
}

async function visitsOf(db: Kysely<Schema>, { personId, from }: Asked): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('exclusion_page_visits as v')
    .innerJoin('players', 'players.id', 'v.player_id')
    .select('v.visited_at')
    .where('person_id', '=', personId)
    .where('v.visited_at', '>', from)
    .orderBy('v.visited_at')
    .execute();
  return rows.map(({ visited_at: at }) => at);
}

async function raisesOf(db: Kysely<Schema>, { personId, from }: Asked) {
  const { rows } = await sql<{ at: Date; before: Date }>`
    SELECT at, before FROM (
      SELECT o.requested_at AS at, o.amount, lag(o.requested_at) OVER own AS before, lag(o.amount) OVER own AS amount_before
      FROM own_limits o JOIN players p ON p.id = o.player_id WHERE p.person_id = ${personId}
      WINDOW own AS (PARTITION BY o.player_id, o.limit_type, o.period ORDER BY o.requested_at, o.id)) AS asked
    WHERE before IS NOT NULL AND amount_before IS NOT NULL AND (amount IS NULL OR amount > amount_before) AND at > ${from}
    ORDER BY at`.execute(db);
  return rows;
}

async function depositsOf(db: Kysely<Schema>, { personId, from }: Asked) {
  const rows = await db
    .selectFrom('deposits')
    .innerJoin('players', 'players.id', 'deposits.player_id')
    .select(['completed_at', 'amount'])
    .where('person_id', '=', personId)
    .where('deposits.status', '=', 'SUCCESSFUL')
    .where('completed_at', '>', from)
    .orderBy('completed_at')
    .execute();
  return rows.flatMap(({ completed_at: at, amount }) => (at === null ? [] : [{ at, cents: BigInt(amount) }]));
}

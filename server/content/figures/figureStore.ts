import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { easternDay, isoDay } from '#server/platform/dates/eastern.ts';
import { type Trx, withTransaction } from '#server/platform/store/transaction.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type NodeCounts, nodeCounts } from '#src/shared/figures/counts.ts';
import type { KeptBatch } from './figures.ts';
import { addVitals, readVitals, type StoredVital } from './vitalStore.ts';

/** Age at which hashed visits, their hash key and batch numbers are deleted. */
const KEPT_MS = 2 * 86_400_000;
const LOCK = 'node-figures';

const dayOf = (instant: Date): string => isoDay(easternDay(instant));

type Row = {
  readonly brand: string;
  readonly surface: string;
  readonly revision: string;
  readonly node_id: string;
  readonly audience: 'player' | 'visitor';
};

/** Writes each batch once, in one transaction. Locks, so that processes take turns. */
export const writeFigures =
  (db: Kysely<Schema>) =>
  (batches: readonly KeptBatch[], now: Date): Promise<void> =>
    withTransaction(db, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
      const day = dayOf(now);
      const fresh = await notCounted(trx, batches, day);
      if (fresh.length === 0) return;
      await addLosses(trx, fresh, day);
      const key = await keyOf(trx, day);
      const unitOf = (visit: string): string => createHmac('sha256', key).update(visit).digest('hex').slice(0, 32);
      await addUnits(trx, fresh, day, unitOf);
      await addVitals(trx, fresh, day, unitOf);
      await addCounts(trx, fresh, day);
    });

async function notCounted(trx: Trx, batches: readonly KeptBatch[], day: string): Promise<readonly KeptBatch[]> {
  const numbered = new Map(batches.map((batch) => [`${batch.page} ${batch.sequence}`, batch]));
  const rows = Array.from(numbered.values(), ({ page, sequence, brand }) => ({ page, sequence, brand, day }));
  const { rows: taken } = await sql<{ page: string; sequence: number }>`
    INSERT INTO figure_batches (page, sequence, day, brand)
    SELECT page, sequence, day, brand FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(page text, sequence integer, day date, brand text)
    ON CONFLICT DO NOTHING RETURNING page, sequence`.execute(trx);
  return taken.flatMap(({ page, sequence }) => numbered.get(`${page} ${sequence}`) ?? []);
}

async function addLosses(trx: Trx, batches: readonly KeptBatch[], day: string): Promise<void> {
  const brands = [...new Set(batches.map(({ brand }) => brand))];
  const rows = brands.map((brand) => {
    const own = batches.filter((batch) => batch.brand === brand);
    return { day, brand, batches: own.length, lost_facts: own.reduce((sum, { lost }) => sum + lost, 0) };
  });
  await trx
    .insertInto('figure_losses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'brand']).doUpdateSet({
        batches: sql`figure_losses.batches + excluded.batches`,
        lost_facts: sql`figure_losses.lost_facts + excluded.lost_facts`,
      }),
    )
    .execute();
}

async function keyOf(trx: Trx, day: string): Promise<Buffer> {
  await trx
    .insertInto('figure_keys')
    .values({ day, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await trx.selectFrom('figure_keys').select('key').where('day', '=', day).executeTakeFirstOrThrow();
  return key;
}

async function addUnits(trx: Trx, batches: readonly KeptBatch[], day: string, unitOf: (visit: string) => string): Promise<void> {
  const units = new Map<string, Row & { readonly unit: string; readonly has_pressed: boolean }>();
  for (const { unit: visit, brand, audience, nodes } of batches) {
    const unit = unitOf(visit);
    for (const { surface, revision, nodeId, counts } of nodes) {
      if (counts.seen === 0 && counts.presses === 0) continue;
      const row = { brand, surface, revision, node_id: nodeId, audience, unit };
      const name = Object.values(row).join(' ');
      units.set(name, { ...row, has_pressed: counts.presses > 0 || units.get(name)?.has_pressed === true });
    }
  }
  if (units.size === 0) return;
  await sql`
    WITH given AS (
      SELECT brand, surface, revision, node_id, audience, decode(unit, 'hex') AS unit, has_pressed
      FROM jsonb_to_recordset(${JSON.stringify([...units.values()])}::jsonb)
        AS r(brand text, surface text, revision text, node_id text, audience text, unit text, has_pressed boolean)),
    before AS (
      SELECT given.*, had.unit IS NULL AS is_new, coalesce(had.has_pressed, false) AS had_pressed FROM given
      LEFT JOIN figure_units had ON had.day = ${day} AND had.brand = given.brand AND had.surface = given.surface
        AND had.revision = given.revision AND had.node_id = given.node_id AND had.audience = given.audience AND had.unit = given.unit),
    kept AS (
      INSERT INTO figure_units (day, brand, surface, revision, node_id, audience, unit, has_pressed)
      SELECT ${day}, brand, surface, revision, node_id, audience, unit, has_pressed FROM given
      ON CONFLICT (day, brand, surface, revision, node_id, audience, unit)
        DO UPDATE SET has_pressed = figure_units.has_pressed OR excluded.has_pressed)
    INSERT INTO node_figures (day, brand, surface, revision, node_id, audience, visits, pressed_visits)
    SELECT ${day}, brand, surface, revision, node_id, audience,
      count(*) FILTER (WHERE is_new), count(*) FILTER (WHERE has_pressed AND NOT had_pressed)
    FROM before GROUP BY brand, surface, revision, node_id, audience
    ON CONFLICT (surface, revision, node_id, audience, brand, day) DO UPDATE SET
      visits = node_figures.visits + excluded.visits, pressed_visits = node_figures.pressed_visits + excluded.pressed_visits`.execute(trx);
}

async function addCounts(trx: Trx, batches: readonly KeptBatch[], day: string): Promise<void> {
  const sums = new Map<string, Row & NodeCounts & { readonly presentation: string | null }>();
  for (const { brand, audience, nodes } of batches)
    for (const { surface, revision, nodeId, presentation, counts } of nodes) {
      const row: Row = { brand, surface, revision, node_id: nodeId, audience };
      const name = Object.values(row).join(' ');
      sums.set(name, { ...row, presentation, ...sumOf(sums.get(name) ?? nodeCounts, counts) });
    }
  if (sums.size === 0) return;
  const rows = [...sums.values()];
  await sql`
    INSERT INTO node_figures (day, brand, surface, revision, node_id, audience,
      presentation, seen, presses, refusals, dwell_ms, empties, fallbacks, loads, load_ms)
    SELECT ${day}, brand, surface, revision, node_id, audience,
      presentation, seen, presses, refusals, "dwellMs", empties, fallbacks, loads, "loadMs"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(brand text, surface text, revision text, node_id text, audience text,
      presentation text, seen bigint, presses bigint, refusals bigint, "dwellMs" bigint, empties bigint, fallbacks bigint, loads bigint, "loadMs" bigint)
    ON CONFLICT (surface, revision, node_id, audience, brand, day) DO UPDATE SET
      presentation = excluded.presentation,
      seen = node_figures.seen + excluded.seen, presses = node_figures.presses + excluded.presses,
      refusals = node_figures.refusals + excluded.refusals,
      dwell_ms = node_figures.dwell_ms + excluded.dwell_ms, empties = node_figures.empties + excluded.empties,
      fallbacks = node_figures.fallbacks + excluded.fallbacks, loads = node_figures.loads + excluded.loads,
      load_ms = node_figures.load_ms + excluded.load_ms`.execute(trx);
}

const sumOf = (one: NodeCounts, other: NodeCounts): NodeCounts => ({
  seen: one.seen + other.seen,
  presses: one.presses + other.presses,
  refusals: one.refusals + other.refusals,
  dwellMs: one.dwellMs + other.dwellMs,
  empties: one.empties + other.empties,
  fallbacks: one.fallbacks + other.fallbacks,
  loads: one.loads + other.loads,
  loadMs: one.loadMs + other.loadMs,
});

/** Counts batches that never arrived, which leave gaps in their page's numbering. */
const gapsOf = (db: Kysely<Schema>, where: ReturnType<typeof sql>) =>
  sql<{ brand: string; day: string; missing: string }>`
  SELECT brand, min_day::text AS day, sum(missing)::text AS missing FROM (
    SELECT brand, page, min(day) AS min_day, max(sequence) + 1 - count(*) AS missing FROM figure_batches WHERE ${where} GROUP BY brand, page) p
  GROUP BY brand, min_day`.execute(db);

/** Deletes hashed visits of past days and their hash keys. Counts lost batches first. */
export async function forgetUnits(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = dayOf(new Date(now.getTime() - KEPT_MS));
  await withTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
    // Deletes a page's batches only if all are old, because otherwise the missing first ones would count as lost.
    const isOver = sql`page NOT IN (SELECT page FROM figure_batches WHERE day >= ${before})`;
    const { rows } = await gapsOf(trx, isOver);
    for (const { brand, day, missing } of rows)
      await sql`UPDATE figure_losses SET lost_batches = lost_batches + ${missing} WHERE brand = ${brand} AND day = ${day}`.execute(trx);
    await sql`DELETE FROM figure_batches WHERE ${isOver}`.execute(trx);
    for (const table of ['figure_units', 'vital_units', 'figure_keys'] as const)
      await trx.deleteFrom(table).where('day', '<', before).execute();
  });
}

export type StoredFigures = {
  readonly node_id: string;
  readonly revision: string;
  readonly audience: 'player' | 'visitor';
  readonly presentation: string | null;
} & {
  readonly [
    K in 'visits' | 'pressed_visits' | 'seen' | 'presses' | 'refusals' | 'dwell_ms' | 'empties' | 'fallbacks' | 'loads' | 'load_ms'
  ]: number;
};
export type StoredLoss = { readonly batches: number; readonly lostBatches: number; readonly lostFacts: number };

/** Sums a surface's figures since a day, for all brands if brand is `*`. Omits days on which a brand had fewer than `least` visits. */
export async function readFigures(
  db: Kysely<Schema>,
  { surface, brand, least }: { readonly surface: string; readonly brand: string; readonly least: number },
  since: Date,
): Promise<{ readonly figures: readonly StoredFigures[]; readonly vitals: readonly StoredVital[]; readonly loss: StoredLoss }> {
  const day = dayOf(since);
  const { rows: figures } = await sql<StoredFigures>`
    SELECT node_id, revision, audience, max(presentation) AS presentation, sum(refusals * told)::float8 AS refusals, sum(visits * told)::float8 AS visits, sum(pressed_visits * told)::float8 AS pressed_visits,
      sum(seen * told)::float8 AS seen, sum(presses * told)::float8 AS presses, sum(dwell_ms * told)::float8 AS dwell_ms,
      sum(empties * told)::float8 AS empties, sum(fallbacks * told)::float8 AS fallbacks, sum(loads * told)::float8 AS loads,
      sum(load_ms * told)::float8 AS load_ms
    FROM node_figures, LATERAL (SELECT CASE WHEN visits >= ${least} THEN 1 ELSE 0 END AS told) AS of_day WHERE surface = ${surface} AND ${brand} IN ('*', brand) AND day >= ${day}
    GROUP BY node_id, revision, audience ORDER BY node_id, revision, audience`.execute(db);
  const { rows: kept } = await sql<StoredLoss>`
    SELECT coalesce(sum(batches), 0)::float8 AS batches, coalesce(sum(lost_facts), 0)::float8 AS "lostFacts",
      coalesce(sum(lost_batches), 0)::float8 AS "lostBatches"
    FROM figure_losses WHERE ${brand} IN ('*', brand) AND day >= ${day}`.execute(db);
  const gaps = await gapsOf(db, sql`${brand} IN ('*', brand)`);
  const missing = gaps.rows.filter((gap) => gap.day >= day).reduce((sum, gap) => sum + Number(gap.missing), 0);
  const loss = kept[0] ?? { batches: 0, lostFacts: 0, lostBatches: 0 };
  const vitals = await readVitals(db, { surface, brand, least }, day);
  return { figures, vitals, loss: { ...loss, lostBatches: loss.lostBatches + missing } };
}

import { type Kysely, sql } from 'kysely';
import type { Trx } from '#server/platform/store/transaction.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { bucketOf, type Vital, VITALS } from '#src/shared/figures/vitals.ts';
import type { KeptBatch } from './figures.ts';

/** Writes only the first web vitals of each visit per surface and day. */
export async function addVitals(trx: Trx, batches: readonly KeptBatch[], day: string, unitOf: (visit: string) => string): Promise<void> {
  const units = new Map<string, object>();
  for (const { unit: visit, brand, audience, vitals } of batches) {
    if (vitals === null) continue;
    const { surface, revision, values } = vitals;
    const row = { brand, surface, revision, audience, unit: unitOf(visit) };
    const name = Object.values(row).join(' ');
    const buckets = VITALS.flatMap((vital) => {
      const value = values[vital];
      return value === undefined ? [] : [{ vital, bucket: bucketOf(vital, value) }];
    });
    if (!units.has(name)) units.set(name, { ...row, buckets });
  }
  if (units.size === 0) return;
  await sql`
    WITH given AS (
      SELECT brand, surface, revision, audience, decode(unit, 'hex') AS unit, buckets
      FROM jsonb_to_recordset(${JSON.stringify([...units.values()])}::jsonb)
        AS r(brand text, surface text, revision text, audience text, unit text, buckets jsonb)),
    fresh AS (
      INSERT INTO vital_units (day, brand, surface, revision, audience, unit)
      SELECT ${day}, brand, surface, revision, audience, unit FROM given ON CONFLICT DO NOTHING
      RETURNING brand, surface, revision, audience, unit)
    INSERT INTO page_vitals (day, brand, surface, revision, audience, vital, bucket, visits)
    SELECT ${day}, brand, surface, revision, audience, vital, bucket, count(*)
    FROM fresh JOIN given USING (brand, surface, revision, audience, unit),
      LATERAL jsonb_to_recordset(buckets) AS b(vital text, bucket smallint)
    GROUP BY brand, surface, revision, audience, vital, bucket
    ON CONFLICT (surface, revision, audience, brand, vital, bucket, day) DO UPDATE SET visits = page_vitals.visits + excluded.visits`.execute(
    trx,
  );
}

export type StoredVital = {
  readonly revision: string;
  readonly audience: 'player' | 'visitor';
  readonly vital: Vital;
  readonly bucket: number;
  readonly visits: number;
};

/** Histograms of a surface since a day, of all brands if brand is `*`. Omits days below `least` visits. */
export async function readVitals(
  db: Kysely<Schema>,
  { surface, brand, least }: { readonly surface: string; readonly brand: string; readonly least: number },
  day: string,
): Promise<readonly StoredVital[]> {
  const { rows } = await sql<StoredVital>`
    SELECT revision, audience, vital, bucket, sum(visits)::float8 AS visits FROM (
      SELECT *, sum(visits) OVER (PARTITION BY day, brand, revision, audience, vital) AS of_day
      FROM page_vitals WHERE surface = ${surface} AND ${brand} IN ('*', brand) AND day >= ${day}) AS days
    WHERE of_day >= ${least} GROUP BY revision, audience, vital, bucket ORDER BY revision, audience, vital, bucket`.execute(db);
  return rows;
}

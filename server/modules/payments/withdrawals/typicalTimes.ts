import { type Kysely, sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** The median uses this many of the latest payouts, but at least `FEWEST`. */
const LAST = 20;
const FEWEST = 5;

/** Median seconds from request to payout by provider. Omits providers with too few payouts. */
export async function typicalSeconds(db: Kysely<Schema>, providerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; seconds: number }>`
    SELECT asked.id, median.seconds::float8 AS seconds FROM unnest(${providerIds}::text[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY paid.seconds) AS seconds, count(*) AS payouts FROM (
        SELECT extract(epoch FROM completed_at - requested_at) AS seconds FROM withdrawals
        WHERE provider_id = asked.id AND status = 'SUCCESSFUL' AND returns_deposit_id IS NULL
        ORDER BY completed_at DESC LIMIT ${LAST}
      ) AS paid
    ) AS median WHERE median.payouts >= ${FEWEST}`.execute(db);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats `about 3 hours`. */
export function durationText(seconds: number): string {
  if (seconds < 1.5 * MINUTE) return t`about a minute`;
  if (seconds < 1.5 * HOUR) return t`about ${Math.round(seconds / MINUTE)} minutes`;
  if (seconds < 1.5 * DAY) return t`about ${Math.round(seconds / HOUR)} hours`;
  return t`about ${Math.round(seconds / DAY)} days`;
}

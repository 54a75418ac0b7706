import { sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';

/** Sums credit that returned from a bet and was taken back since, because it had expired or was withdrawn. By bet. */
export async function takenBack(trx: Trx, betIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; cents: string }>`
    SELECT r.id, greatest(-sum(m.amount), 0) AS cents FROM (
      SELECT j.reference AS id, m.lot_id, max(j.recorded_at) AS at FROM ledger_journals j JOIN credit_moves m ON m.journal_id = j.id
      WHERE j.reference = ANY (${[...betIds]}::text[]) AND m.amount > 0 GROUP BY j.reference, m.lot_id
    ) r
    JOIN ledger_journals j ON j.reference = r.lot_id AND j.kind IN ('credit-expired', 'credit-granted', 'credit-withdrawn') AND j.recorded_at >= r.at
    JOIN credit_moves m ON m.journal_id = j.id AND m.lot_id = r.lot_id GROUP BY r.id`.execute(trx);
  return new Map(rows.map(({ id, cents }) => [id, BigInt(cents)]));
}

import { sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { builtOnce, listOf, type Trx } from '#server/platform/store/index.ts';
import type { AcceptedBet } from '../placement/decide.ts';

/** Rows per selection that share its liability, so that placements rarely wait for each other. */
const PARTS = 8;

export type LiabilityNeed = { readonly selectionId: string; readonly cents: Cents; readonly mostCents: Cents };

/** No unlocked row has room for the liability. Lock all rows and retry. */
export class PartsAreFull extends Error {
  constructor(readonly selectionIds: readonly string[]) {
    super(`The parts that are free have no room: ${selectionIds.join(', ')}`);
  }
}

export function liabilityNeeds(bets: readonly AcceptedBet[]): LiabilityNeed[] {
  const needs = new Map<string, LiabilityNeed>();
  for (const { offers, winCents } of bets)
    for (const { selectionId, mostExposureCents } of offers) {
      const cents = (needs.get(selectionId)?.cents ?? 0n) + winCents;
      needs.set(selectionId, { selectionId, cents, mostCents: mostExposureCents });
    }
  return [...needs.values()].filter(({ cents }) => cents > 0n).toSorted((a, b) => (a.selectionId < b.selectionId ? -1 : 1));
}

type Taken = { readonly selection_id: string };

/**
 * Adds each selection's liability to one row that no other transaction has locked. Lock the market first; pass the result to `checkTaken`.
 */
export const freeParts = (trx: Trx, needs: readonly LiabilityNeed[]) =>
  takenParts(trx, {
    ids: needs.map(({ selectionId }) => selectionId),
    cents: needs.map(({ cents }) => String(cents)),
    mostCents: needs.map(({ mostCents }) => String(mostCents)),
  });

const takenParts = builtOnce<Record<'cents' | 'ids' | 'mostCents', readonly string[]>, Taken>((db, { ids, cents, mostCents }) => {
  const statement = sql<Taken>`
    WITH need AS (SELECT * FROM unnest(${listOf(ids, 'text')}, ${listOf(cents, 'bigint')}, ${listOf(mostCents, 'bigint')}) AS n(selection_id, cents, most)),
    picked AS (
      SELECT n.selection_id, n.cents, free.part FROM need n CROSS JOIN LATERAL (
        SELECT e.part FROM selection_exposures e
        WHERE e.selection_id = n.selection_id AND NOT e.is_exact AND e.taken + n.cents <= n.most / ${sql.lit(PARTS)}
        ORDER BY (e.part + pg_backend_pid()) % ${sql.lit(PARTS)} LIMIT 1 FOR UPDATE SKIP LOCKED
      ) AS free
    )
    UPDATE selection_exposures AS e SET taken = e.taken + p.cents FROM picked p
    WHERE e.selection_id = p.selection_id AND e.part = p.part RETURNING e.selection_id`;
  return { compile: () => statement.compile(db) };
});

/** Throws `PartsAreFull` if a selection has no unlocked row with room. */
export function checkTaken(rows: readonly Taken[], needs: readonly LiabilityNeed[]): void {
  const taken = new Set(rows.map((row) => row.selection_id));
  const missing = needs.map(({ selectionId }) => selectionId).filter((id) => !taken.has(id));
  if (missing.length > 0) throw new PartsAreFull(missing);
}

/**
 * Locks all rows and adds the liability of all selections, or of none if one lacks room. Returns the selections without room. Call it
 * before `freeParts` to avoid deadlocks.
 */
export async function takeOfAllParts(trx: Trx, needs: readonly LiabilityNeed[]): Promise<readonly string[]> {
  if (needs.length === 0) return [];
  const ids = needs.map(({ selectionId }) => selectionId);
  await sql`
    INSERT INTO selection_exposures (selection_id, part)
    SELECT id, part FROM unnest(${ids}::text[]) AS id CROSS JOIN generate_series(0, ${sql.lit(PARTS - 1)}) AS part ORDER BY id, part
    ON CONFLICT DO NOTHING`.execute(trx);
  const sums = await lockParts(trx, ids);
  const after = needs.map((need) => ({ ...need, sum: (sums.get(need.selectionId) ?? 0n) + need.cents }));
  const full = after.filter(({ sum, mostCents }) => sum > mostCents);
  if (full.length === 0) await spread(trx, after);
  return full.map(({ selectionId }) => selectionId);
}

async function lockParts(trx: Trx, selectionIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const rows = await trx
    .selectFrom('selection_exposures')
    .select(['selection_id', 'taken'])
    .where('selection_id', 'in', [...selectionIds])
    .orderBy('selection_id')
    .orderBy('part')
    .forUpdate()
    .execute();
  const sums = new Map<string, Cents>();
  for (const { selection_id: id, taken } of rows) sums.set(id, (sums.get(id) ?? 0n) + BigInt(taken));
  return sums;
}

async function spread(trx: Trx, sums: readonly { readonly selectionId: string; readonly sum: Cents }[]): Promise<void> {
  const parts = sums.flatMap(({ selectionId, sum }) =>
    Array.from({ length: PARTS }, (_, part) => ({ selectionId, part, taken: share(sum, BigInt(part)) })),
  );
  await sql`
    UPDATE selection_exposures AS e SET taken = s.taken, is_exact = false
    FROM unnest(${parts.map(({ selectionId }) => selectionId)}::text[], ${parts.map(({ part }) => part)}::smallint[], ${parts.map(({ taken }) => String(taken))}::bigint[]) AS s(selection_id, part, taken)
    WHERE e.selection_id = s.selection_id AND e.part = s.part`.execute(trx);
}

function share(sum: Cents, part: bigint): Cents {
  if (sum < 0n) return part === 0n ? sum : 0n;
  return sum / BigInt(PARTS) + (part < sum % BigInt(PARTS) ? 1n : 0n);
}

/** Locks all rows and changes liabilities without checking limits. Pass negative cents if a bet closes. */
export async function moveLiability(trx: Trx, moves: ReadonlyMap<string, Cents>): Promise<void> {
  const moved = [...moves].filter(([, cents]) => cents !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (moved.length === 0) return;
  await lockParts(
    trx,
    moved.map(([id]) => id),
  );
  await sql`
    UPDATE selection_exposures AS e
    SET taken = e.taken + CASE WHEN e.part = 0 THEN m.cents ELSE 0 END, is_exact = e.is_exact OR m.cents > 0
    FROM unnest(${moved.map(([id]) => id)}::text[], ${moved.map(([, cents]) => String(cents))}::bigint[]) AS m(selection_id, cents)
    WHERE e.selection_id = m.selection_id AND (e.part = 0 OR m.cents > 0)`.execute(trx);
}

/**
 * Makes placements lock all liability rows of the market until the next `takeOfAllParts`. Call it if limits change. Writes; lock the market
 * first.
 */
export async function lookAtAllParts(trx: Trx, marketId: string): Promise<void> {
  await sql`
    UPDATE selection_exposures SET is_exact = true
    WHERE selection_id IN (SELECT id FROM selections WHERE market_id = ${marketId}) AND NOT is_exact`.execute(trx);
}

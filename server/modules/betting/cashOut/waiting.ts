import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { UnderWay } from './types.ts';

export type Waiting = { readonly targetCents: Cents | null; readonly underWay: UnderWay | null };
export const NOTHING_PENDING: Waiting = { targetCents: null, underWay: null };

export async function readWaiting(db: Kysely<Schema>, betIds: readonly string[]): Promise<ReadonlyMap<string, Waiting>> {
  if (betIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bets as b')
    .leftJoin('automatic_cash_outs as a', 'a.bet_id', 'b.id')
    .leftJoin('held_cash_outs as h', 'h.bet_id', 'b.id')
    .where('b.id', 'in', [...betIds])
    .where((eb) => eb.or([eb('a.bet_id', 'is not', null), eb('h.bet_id', 'is not', null)]))
    .select(['b.id', 'a.target', 'h.cash_out_id as cashOutId', 'h.shown', 'h.due_at as dueAt'])
    // Sorts the earliest request last, because the map keeps the last row of each bet.
    .orderBy('h.due_at', 'desc')
    .execute();
  return new Map(
    rows.map(({ id, target, cashOutId, shown, dueAt }) => [
      id,
      {
        targetCents: target === null ? null : BigInt(target),
        underWay: cashOutId === null || shown === null || dueAt === null ? null : { cashOutId, valueCents: BigInt(shown), dueAt },
      },
    ]),
  );
}

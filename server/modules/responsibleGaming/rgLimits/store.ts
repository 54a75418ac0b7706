import type { Kysely } from 'kysely';
import { MOST_HOURS, MOST_LIMIT_CENTS, type RgLimitKey, rgLimitKeys } from '#src/shared/limits/rgLimits.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { heldFrom, type KeptLimit, type LimitState, limitStateOf, startOf } from './terms.ts';

const asKept = (row: Row<'own_limits'>): KeptLimit => ({
  id: row.id,
  type: row.limit_type,
  period: row.period,
  amount: row.amount === null ? null : BigInt(row.amount),
  requestedAt: row.requested_at,
  startsAt: row.starts_at,
  needsConfirmation: row.needs_confirmation,
  confirmedAt: row.confirmed_at,
});

async function keptOf(db: Kysely<Schema>, playerId: string): Promise<readonly KeptLimit[]> {
  const rows = await db
    .selectFrom('own_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('cancelled_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return rows.map(asKept);
}

export async function rgLimitsOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<readonly LimitState[]> {
  const kept = await keptOf(db, playerId);
  return rgLimitKeys.map((key) => limitStateOf(kept, key, now));
}

export type LimitRefusal = 'code-needed' | 'not-an-amount' | 'nothing-pending' | 'nothing-to-remove' | 'too-early' | 'too-high';
type Asked = { readonly playerId: string; readonly key: RgLimitKey; readonly now: Date };
type Wish = Asked & {
  readonly id: string;
  /** Cents or hours; null for no limit. */ readonly amount: bigint | null;
  readonly mayLoosen: () => Promise<boolean>;
};

const mostOf = ({ type }: RgLimitKey): bigint => (type === 'DAILY_TIME' ? BigInt(MOST_HOURS) : MOST_LIMIT_CENTS);

/** Writes a limit change; replaces a pending one. Locks the wallet. */
export async function setRgLimit(trx: Trx, { playerId, key, now, id, amount, mayLoosen }: Wish): Promise<Result<undefined, LimitRefusal>> {
  if (amount !== null && amount <= 0n) return refuse('not-an-amount');
  if (amount !== null && amount > mostOf(key)) return refuse('too-high');
  await lockWallet(trx, playerId);
  const { region } = await trx.selectFrom('players').select('region').where('id', '=', playerId).executeTakeFirstOrThrow();
  const { active, pending } = limitStateOf(await keptOf(trx, playerId), key, now);
  if (amount === null && active === null && pending === null) return refuse('nothing-to-remove');
  const isAsNow = amount === (active?.amount ?? null);
  const { startsAt, needsConfirmation } = startOf(region, active, { amount, period: key.period }, now);
  if (!isAsNow && startsAt > now && !(await mayLoosen())) return refuse('code-needed');
  if (pending) await cancel(trx, pending, now);
  if (isAsNow) return ok(undefined);
  await trx
    .insertInto('own_limits')
    .values({
      id,
      player_id: playerId,
      limit_type: key.type,
      period: key.period,
      amount,
      requested_at: now,
      starts_at: startsAt,
      needs_confirmation: needsConfirmation,
    })
    .execute();
  return ok(undefined);
}

const cancel = (trx: Trx, { id }: Pick<KeptLimit, 'id'>, now: Date) =>
  trx.updateTable('own_limits').set({ cancelled_at: now }).where('id', '=', id).execute();

/** Cancels a limit change that has not taken effect. Locks the wallet and writes. */
export async function cancelPendingLimit(trx: Trx, { playerId, key, now }: Asked): Promise<Result<undefined, LimitRefusal>> {
  await lockWallet(trx, playerId);
  const { pending } = limitStateOf(await keptOf(trx, playerId), key, now);
  if (!pending) return refuse('nothing-pending');
  await cancel(trx, pending, now);
  return ok(undefined);
}

/** Confirms a due limit change. Locks the wallet and writes. */
export async function confirmPendingLimit(trx: Trx, { playerId, key, now }: Asked): Promise<Result<undefined, LimitRefusal>> {
  await lockWallet(trx, playerId);
  const { pending } = limitStateOf(await keptOf(trx, playerId), key, now);
  if (!pending) return refuse('nothing-pending');
  if (pending.state !== 'ACTION_REQUIRED') return refuse('too-early');
  await trx.updateTable('own_limits').set({ confirmed_at: now }).where('id', '=', pending.id).execute();
  return ok(undefined);
}

export async function keyOfLimit(db: Kysely<Schema>, playerId: string, id: string): Promise<RgLimitKey | null> {
  const row = await db
    .selectFrom('own_limits')
    .select(['limit_type', 'period'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ? { type: row.limit_type, period: row.period } : null;
}

export type PastLimit = { readonly limit: KeptLimit; readonly start: Date; readonly end: Date | null };

export async function limitHistoryOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<readonly PastLimit[]> {
  const kept = await keptOf(db, playerId);
  const past = rgLimitKeys.flatMap((key) => {
    const held = kept
      .filter(({ type, period }) => type === key.type && period === key.period)
      .flatMap((limit) => {
        const start = heldFrom(limit);
        return start && start <= now ? [{ limit, start }] : [];
      })
      .toSorted((a, b) => a.start.getTime() - b.start.getTime());
    return held.map(({ limit, start }, at): PastLimit => ({ limit, start, end: held[at + 1]?.start ?? null }));
  });
  return past.filter(({ limit }) => limit.amount !== null).toSorted((a, b) => b.start.getTime() - a.start.getTime());
}

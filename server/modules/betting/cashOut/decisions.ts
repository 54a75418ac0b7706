import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CashOutRefusalCode } from '#src/shared/betting/cashOut/refusals.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import type { CashOutDecision, CashOutRequest } from './types.ts';

export const bodyHash = ({ betId, quoteId, stakeCents, valueCents }: CashOutRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([betId, quoteId, stakeCents === null ? null : String(stakeCents), String(valueCents)]))
    .digest('hex');

type Stored = { readonly paidCents: string | null; readonly refusal: CashOutRefusalCode | null };

export async function pastDecision(db: Kysely<Schema>, request: CashOutRequest): Promise<CashOutDecision | null> {
  const row = await db
    .selectFrom('cash_out_requests')
    .select(['body_hash', 'result'])
    .where('player_id', '=', request.playerId)
    .where('cash_out_id', '=', request.cashOutId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== bodyHash(request)) return refused(request, 'cash-out-id-reused');
  const { paidCents, refusal } = row.result as Stored;
  return { cashOutId: request.cashOutId, paidCents: paidCents === null ? null : BigInt(paidCents), refusal };
}

/** Writes the decision, which repeated requests then get. */
export async function keepDecision(trx: Trx, request: CashOutRequest, { paidCents, refusal }: CashOutDecision, now: Date): Promise<void> {
  const result: Stored = { paidCents: paidCents === null ? null : String(paidCents), refusal };
  const { playerId, cashOutId } = request;
  await trx
    .insertInto('cash_out_requests')
    .values({
      player_id: playerId,
      cash_out_id: cashOutId,
      body_hash: bodyHash(request),
      decided_at: now,
      result: JSON.stringify(result),
    })
    .execute();
}

export const refused = ({ cashOutId }: Pick<CashOutRequest, 'cashOutId'>, refusal: CashOutRefusalCode): CashOutDecision => ({
  cashOutId,
  paidCents: null,
  refusal,
});

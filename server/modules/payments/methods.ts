import { type Kysely, sql } from 'kysely';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import type { Deposit, VendorWord, Withdrawal } from './types.ts';

type Payment = Pick<Deposit | Withdrawal, 'method_id' | 'player_id' | 'provider_id' | 'requested_at'>;
type Kept = { readonly id: string; readonly now: Date };

/** Saves the method; returns its id, if any. Restores a removed method only if the payment was requested after the removal. */
export async function keepMethod(trx: Trx, payment: Payment, method: VendorWord['method'], { id, now }: Kept): Promise<string | null> {
  if (method === null) return payment.method_id;
  const kept = await trx
    .insertInto('payment_methods')
    .values({
      id,
      player_id: payment.player_id,
      provider_id: payment.provider_id,
      vendor_token: method.token,
      label: method.label,
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'provider_id', 'vendor_token']).doUpdateSet({
        label: method.label,
        removed_at: sql`CASE WHEN payment_methods.removed_at >= ${payment.requested_at} THEN payment_methods.removed_at END`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}

export const keptMethods = (db: Kysely<Schema>, playerId: string, providerId: string): Promise<readonly Row<'payment_methods'>[]> =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .execute();

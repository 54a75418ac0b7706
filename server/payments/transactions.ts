import type { Kysely } from 'kysely';
import type { ReceiptTransaction } from '../layouts/receiptSubjects.ts';
import type { Schema } from '../store/index.ts';
import { providerOf } from './providers.ts';

/** A deposit of the player's own; null for any other id. */
export const findDeposit = (db: Kysely<Schema>, playerId: string, id: string) =>
  db
    .selectFrom('deposits')
    .leftJoin('payment_methods', 'payment_methods.id', 'deposits.method_id')
    .selectAll('deposits')
    .select('payment_methods.label as method_label')
    .where('deposits.id', '=', id)
    .where('deposits.player_id', '=', playerId)
    .executeTakeFirst();

export type FoundDeposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>;

/** What its receipt tells. */
export const receiptSubject = (deposit: FoundDeposit): ReceiptTransaction => ({
  about: 'transaction',
  id: deposit.id,
  type: 'DEPOSIT',
  status: deposit.status,
  currency: deposit.currency,
  amount: BigInt(deposit.amount),
  balanceAfter: deposit.balance_after === null ? null : BigInt(deposit.balance_after),
  provider: providerOf(deposit.provider_id)?.name ?? deposit.provider_id,
  method: deposit.method_label,
  reference: null,
  requestedAt: deposit.requested_at,
  completedAt: deposit.completed_at,
  facility: null,
});

import { notifyBalance } from '#server/modules/wallet/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { applyToDeposit } from '../deposits/applyToDeposit.ts';
import type { Application } from '../failureBy.ts';
import type { PaymentDeps, VendorWord } from '../types.ts';
import { applyToWithdrawal } from '../withdrawals/applyToWithdrawal.ts';

const ways = {
  in: { table: 'deposits', apply: applyToDeposit, event: 'deposit' },
  out: { table: 'withdrawals', apply: applyToWithdrawal, event: 'withdrawal' },
} as const;

/** Applies a vendor's message; order and repeats do not matter. Locks, writes and publishes the balance. */
export async function applyWord(deps: PaymentDeps, word: VendorWord): Promise<Application> {
  const { table, apply, event } = ways[word.direction];
  const found = await deps.db.selectFrom(table).select('player_id').where('id', '=', word.reference).executeTakeFirst();
  if (!found) return 'refused';
  const application = await withTransaction(deps.db, (trx) => apply(trx, deps, found.player_id, word));
  if (application === 'refused') deps.log.error({ event: 'payment-word-refused', paymentId: word.reference, status: word.status });
  if (application === 'moved') {
    deps.log.info({ event, paymentId: word.reference, status: word.status });
    // Only logs a failed notification: the money has moved.
    await notifyBalance(deps, found.player_id).catch((error: unknown) => deps.log.error({ event: 'balance-not-told', error }));
  }
  return application;
}

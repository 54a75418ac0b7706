import { lockWallet } from '#server/modules/wallet/index.ts';
import { notifyBalance } from '#server/modules/wallet/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import type { PaymentFailure } from '#server/platform/store/schema/payments.ts';
import type { PaymentDeps, Withdrawal } from '../types.ts';
import { findPayment, type PaymentVendor } from '../vendor/vendor.ts';
import { isBegun } from './begun.ts';
import { giveBack } from './giveBack.ts';

/** Cancels a withdrawal; false if it is over or the vendor may know it. Locks, writes and publishes the balance. */
export const abandon = (deps: PaymentDeps, id: string): Promise<boolean> =>
  end(deps, id, 'ABANDONED', (withdrawal) => !isBegun(withdrawal));

/**
 * Fails a withdrawal that the vendor permanently refused. False if it is over or the vendor may know it. Sends, locks, writes and
 * publishes.
 */
export async function endRefused(deps: PaymentDeps, vendor: PaymentVendor, id: string, status: number): Promise<boolean> {
  if ((await findPayment(vendor, id)) !== 'unknown') return false;
  const isOver = await end(deps, id, 'REFUSED', () => true);
  if (isOver) deps.log.error({ event: 'withdrawal-not-taken-on', paymentId: id, status });
  return isOver;
}

async function end(deps: PaymentDeps, id: string, failure: PaymentFailure, mayEnd: (withdrawal: Withdrawal) => boolean): Promise<boolean> {
  const { player_id: playerId } = await deps.db
    .selectFrom('withdrawals')
    .select('player_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOver = await withTransaction(deps.db, async (trx) => {
    const { cashCents } = await lockWallet(trx, playerId);
    const withdrawal = await trx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (withdrawal.status !== 'PENDING' || !mayEnd(withdrawal)) return false;
    await giveBack(trx, withdrawal, { failure, cashCents, now: deps.ports.now() });
    return true;
  });
  // Only logs a failed notification: the money was returned.
  if (isOver) await notifyBalance(deps, playerId).catch((error: unknown) => deps.log.error({ event: 'balance-not-told', error }));
  return isOver;
}

import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Application, failureBy } from '../failureBy.ts';
import { keepMethod } from '../methods.ts';
import type { PaymentDeps, VendorWord, Withdrawal } from '../types.ts';
import { giveBack } from './giveBack.ts';

/**
 * Applies the vendor's status: PENDING → FAILED → SUCCESSFUL, never back. A failure releases the held money. A payout after a failure
 * debits at most the balance; the rest is the operator's loss. Locks wallet and withdrawal; posts. Throws if the withdrawal is missing.
 */
export async function applyToWithdrawal(trx: Trx, deps: PaymentDeps, playerId: string, word: VendorWord): Promise<Application> {
  const { cashCents } = await lockWallet(trx, playerId);
  const withdrawal = await trx.selectFrom('withdrawals').selectAll().where('id', '=', word.reference).forUpdate().executeTakeFirstOrThrow();
  if (BigInt(withdrawal.amount) !== word.amountCents || withdrawal.currency !== word.currency) return 'refused';
  if (withdrawal.status === 'SUCCESSFUL' || word.status === 'PENDING') return 'known';
  const now = deps.ports.now();
  if (word.status === 'ACCEPTED') return accept(trx, withdrawal, now);
  if (word.status !== 'APPROVED') {
    if (withdrawal.status === 'FAILED') return 'known';
    await giveBack(trx, withdrawal, { failure: failureBy(word.status), cashCents, now });
    return 'moved';
  }
  if (withdrawal.status === 'FAILED') deps.log.error({ event: 'paid-after-failure', paymentId: withdrawal.id });
  const methodId = withdrawal.method_id ?? (await keepMethod(trx, withdrawal, word.method, { id: deps.ports.newId(), now }));
  return payOut(trx, { ...withdrawal, method_id: methodId }, { cashCents, now });
}

async function accept(trx: Trx, { id, status, accepted_at: before }: Withdrawal, now: Date): Promise<Application> {
  if (status !== 'PENDING' || before !== null) return 'known';
  await trx.updateTable('withdrawals').set({ accepted_at: now }).where('id', '=', id).execute();
  return 'noted';
}

type Known = { readonly cashCents: bigint; readonly now: Date };

async function payOut(trx: Trx, withdrawal: Withdrawal, { cashCents, now }: Known): Promise<Application> {
  const { id, player_id: playerId, currency, status, method_id: methodId } = withdrawal;
  const cents = BigInt(withdrawal.amount);
  const isHeld = status === 'PENDING';
  const taken = isHeld ? 0n : cents < cashCents ? cents : cashCents;
  const entries = [
    { account: houseAccount('house-payments', currency), cents },
    { account: houseAccount('house-withdrawals', currency), cents: isHeld ? -cents : 0n },
    { account: playerAccount(playerId), cents: -taken },
    { account: houseAccount('house-uncollected', currency), cents: isHeld ? 0n : taken - cents },
  ];
  await post(trx, [{ kind: 'withdrawal-paid', reference: id, round: 0, recordedAt: now, entries }]);
  await trx
    .updateTable('withdrawals')
    .set({ status: 'SUCCESSFUL', failure: null, method_id: methodId, balance_after: cashCents - taken, completed_at: now })
    .where('id', '=', id)
    .execute();
  return 'moved';
}

import { hasHadBreakSince } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Application, failureBy } from '../failureBy.ts';
import { callBackPages, isBlockedByFailures } from '../failureBlock.ts';
import { refusalOfArrival, refusalOfAccount } from '../judge.ts';
import { keepMethod } from '../methods.ts';
import { creditOf } from '../promotionCodes.ts';
import { hasPageFor } from '../rules/providers.ts';
import { sendBack } from './sendBack.ts';
import type { Deposit, PaymentDeps, VendorWord } from '../types.ts';

/**
 * Applies the vendor's status: PENDING → FAILED → SUCCESSFUL, never back. Credits a late approval even after a failure, or returns the
 * money if refused. Locks wallet and deposit; posts. Throws if the deposit is missing.
 */
export async function applyToDeposit(trx: Trx, { ports }: PaymentDeps, playerId: string, word: VendorWord): Promise<Application> {
  const { cashCents } = await lockWallet(trx, playerId);
  const deposit = await trx.selectFrom('deposits').selectAll().where('id', '=', word.reference).forUpdate().executeTakeFirstOrThrow();
  if (BigInt(deposit.amount) !== word.amountCents || deposit.currency !== word.currency) return 'refused';
  if (deposit.status === 'SUCCESSFUL' || word.status === 'PENDING' || word.status === 'ACCEPTED') return 'known';
  const now = ports.now();
  if (word.status === 'APPROVED') {
    if (deposit.failure === 'RETURNED') return 'known';
    if (await isUnwanted(trx, deposit, now)) return sendBack(trx, deposit, { id: ports.newId(), now });
    const methodId = await keepMethod(trx, deposit, word.method, { id: ports.newId(), now });
    await credit(trx, { ...deposit, method_id: methodId }, cashCents, now);
    return 'moved';
  }
  if (deposit.status === 'FAILED') return 'known';
  await trx
    .updateTable('deposits')
    .set({ status: 'FAILED', failure: failureBy(word.status, deposit.called_back_at), completed_at: now })
    .where('id', '=', deposit.id)
    .execute();
  if (await isBlockedByFailures(trx, playerId, now)) await callBackPages(trx, playerId, now);
  return 'noted';
}

async function isUnwanted(trx: Trx, deposit: Deposit, now: Date): Promise<boolean> {
  if (deposit.called_back_at !== null) return true;
  // Refuses if a time-out or exclusion was in force at any time since the request, even if it is over.
  if (await hasHadBreakSince(trx, deposit.player_id, deposit.requested_at, now)) return true;
  // Checks provider and limits only without a vendor page: other deposits were checked before the page opened.
  const refusal = hasPageFor(deposit.provider_id, 'in')
    ? await refusalOfAccount(trx, deposit.player_id, now)
    : await refusalOfArrival(trx, deposit, now);
  return refusal !== null;
}

async function credit(trx: Trx, deposit: Deposit, cashCents: bigint, now: Date): Promise<void> {
  const { id, player_id: playerId, method_id: methodId, currency } = deposit;
  const cents = BigInt(deposit.amount);
  const entries = [
    { account: playerAccount(playerId), cents },
    { account: houseAccount('house-payments', currency), cents: -cents },
  ];
  await post(trx, [{ kind: 'deposit', reference: id, round: 0, recordedAt: now, entries }, ...(await creditOf(trx, deposit, now))]);
  await trx
    .updateTable('deposits')
    .set({ status: 'SUCCESSFUL', failure: null, method_id: methodId, balance_after: cashCents + cents, completed_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('players')
    .set((eb) => ({ deposited: eb('deposited', '+', String(cents)) }))
    .where('id', '=', playerId)
    .execute();
}

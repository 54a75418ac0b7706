import { houseAccount, playerAccount, post } from '../domain/ledger.ts';
import { lockWallet } from '../domain/standing.ts';
import { tellBalance } from '../domain/wallets.ts';
import { type Trx, withTransaction } from '../store/index.ts';
import type { DepositFailure } from '../store/paymentsSchema.ts';
import { creditOf } from './promotionCodes.ts';
import type { Deposit, PaymentDeps, VendorStatus, VendorWord } from './types.ts';

/** `applied`: it changed how the deposit stands. `known`: it did not need to. `refused`: it speaks of no deposit of ours, or of another amount. */
export type Application = 'applied' | 'known' | 'refused';

const failures: { readonly [S in VendorStatus]?: DepositFailure } = { DECLINED: 'DECLINED', MISMATCH: 'MISMATCH', EXPIRED: 'ABANDONED' };

/**
 * Takes the vendor's word on a payment, however often it is told and in whatever order: a deposit goes from PENDING to FAILED to SUCCESSFUL
 * and never back, and the money is entered with the step, once. An approval after a failure is money that has come in: it is credited.
 */
export async function applyWord(deps: PaymentDeps, word: VendorWord): Promise<Application> {
  const found = await deps.db.selectFrom('deposits').select('player_id').where('id', '=', word.reference).executeTakeFirst();
  if (!found) return 'refused';
  const application = await withTransaction(deps.db, (trx) => applyIn(trx, deps, found.player_id, word));
  if (application === 'refused') deps.log.error({ event: 'payment-word-refused', depositId: word.reference, status: word.status });
  if (application === 'applied' && word.status === 'APPROVED') {
    deps.log.info({ event: 'deposit', depositId: word.reference });
    // The money is there either way; who missed the message reads the balance when it is back.
    await tellBalance(deps, found.player_id).catch((error: unknown) => deps.log.error({ event: 'balance-not-told', error }));
  }
  return application;
}

async function applyIn(trx: Trx, { ports }: PaymentDeps, playerId: string, word: VendorWord): Promise<Application> {
  const { cashCents } = await lockWallet(trx, playerId);
  const deposit = await trx.selectFrom('deposits').selectAll().where('id', '=', word.reference).forUpdate().executeTakeFirstOrThrow();
  if (BigInt(deposit.amount) !== word.amountCents || deposit.currency !== word.currency) return 'refused';
  if (deposit.status === 'SUCCESSFUL' || word.status === 'PENDING') return 'known';
  const now = ports.now();
  if (word.status === 'APPROVED') {
    await credit(trx, deposit, cashCents, now);
    await keepMethod(trx, deposit, word.method, { id: ports.newId(), now });
    return 'applied';
  }
  if (deposit.status === 'FAILED') return 'known';
  const failure = failures[word.status] ?? 'DECLINED';
  await trx.updateTable('deposits').set({ status: 'FAILED', failure, completed_at: now }).where('id', '=', deposit.id).execute();
  return 'applied';
}

async function credit(trx: Trx, deposit: Deposit, cashCents: bigint, now: Date): Promise<void> {
  const { id, player_id: playerId, currency } = deposit;
  const cents = BigInt(deposit.amount);
  const entries = [
    { account: playerAccount(playerId), cents },
    { account: houseAccount('house-payments', currency), cents: -cents },
  ];
  await post(trx, [{ kind: 'deposit', reference: id, round: 0, recordedAt: now, entries }, ...(await creditOf(trx, deposit, now))]);
  await trx
    .updateTable('deposits')
    .set({ status: 'SUCCESSFUL', failure: null, balance_after: cashCents + cents, completed_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('players')
    .set((eb) => ({ deposited: eb('deposited', '+', String(cents)) }))
    .where('id', '=', playerId)
    .execute();
}

type Kept = { readonly id: string; readonly now: Date };

async function keepMethod(trx: Trx, deposit: Deposit, method: VendorWord['method'], { id, now }: Kept): Promise<void> {
  if (method === null) return;
  await trx
    .insertInto('payment_methods')
    .values({
      id,
      player_id: deposit.player_id,
      provider_id: deposit.provider_id,
      vendor_token: method.token,
      label: method.label,
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'provider_id', 'vendor_token']).doUpdateSet({ label: method.label, removed_at: null }),
    )
    .execute();
}

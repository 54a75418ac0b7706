import { applyWord } from '../vendor/applyWord.ts';
import { callBack } from './callBack.ts';
import { payerReference } from '../rules/payerReference.ts';
import { hasPageFor, providerOf } from '../rules/providers.ts';
import type { PaymentDeps } from '../types.ts';
import { openPayment, type PaymentVendor } from '../vendor/vendor.ts';

/** Registers a deposit at the vendor if it has no vendor page. Sends. Idempotent. */
export async function submitDeposit(deps: PaymentDeps, vendor: PaymentVendor, id: string): Promise<void> {
  const deposit = await deps.db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst();
  const provider = deposit && providerOf(deposit.provider_id);
  if (deposit?.status !== 'PENDING' || deposit.called_back_at !== null || !provider || hasPageFor(provider.id, 'in')) return;
  const { amount, currency } = deposit;
  const opened = await openPayment(vendor, {
    direction: 'in',
    way: provider.way,
    payerReference: payerReference(id),
    reference: id,
    amountCents: BigInt(amount),
    currency,
    customer: deposit.player_id,
    keepsMethods: false,
    returnOf: null,
    methodToken: null,
    pageOrigin: null,
  });
  // Ends a refused deposit before the player can pay.
  if (opened.kind === 'refused')
    await applyWord(deps, { direction: 'in', reference: id, status: 'EXPIRED', amountCents: BigInt(amount), currency, method: null });
  else if (await isOver(deps, id)) await callBack(deps, vendor, id);
}

async function isOver({ db }: PaymentDeps, id: string): Promise<boolean> {
  const { status, called_back_at: at } = await db
    .selectFrom('deposits')
    .select(['status', 'called_back_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status === 'FAILED' || (status === 'PENDING' && at !== null);
}

import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { withTransaction, type Schema } from '#server/platform/store/index.ts';
import type { GatewayRequest, Opened } from '../vendor/gateway.ts';
import { payerReference } from '../rules/payerReference.ts';
import { providerOf } from '../rules/providers.ts';
import type { PaymentDeps, Withdrawal } from '../types.ts';
import { type Opening, openPayment, type PaymentVendor } from '../vendor/vendor.ts';
import { hasReference } from '../rules/methodTypes.ts';
import { isBegun, needsNoPage } from './begun.ts';
import { endRefused } from './endings.ts';

type Submittable = Withdrawal & { readonly vendor_token: string | null };

function openingOf(withdrawal: Submittable): Opening {
  const provider = providerOf(withdrawal.provider_id);
  return {
    direction: 'out',
    way: provider?.way ?? 'bank',
    payerReference: provider && hasReference(provider) ? payerReference(withdrawal.id) : null,
    reference: withdrawal.id,
    amountCents: BigInt(withdrawal.amount),
    currency: withdrawal.currency,
    customer: withdrawal.player_id,
    keepsMethods: withdrawal.returns_deposit_id === null && (provider?.payout?.keepsMethods ?? false),
    returnOf: withdrawal.returns_deposit_id,
    methodToken: withdrawal.vendor_token,
    pageOrigin: withdrawal.page_origin,
  };
}

export const findSubmittable = (db: Kysely<Schema>, id: string): Promise<Submittable | undefined> =>
  db
    .selectFrom('withdrawals')
    .leftJoin('payment_methods', 'payment_methods.id', 'withdrawals.method_id')
    .selectAll('withdrawals')
    .select('payment_methods.vendor_token')
    .where('withdrawals.id', '=', id)
    .executeTakeFirst();

/** Sends a pending withdrawal to the vendor, which pays it at most once. Fails it if refused. */
export async function submitWithdrawal(deps: PaymentDeps, vendor: PaymentVendor, id: string): Promise<void> {
  const withdrawal = await findSubmittable(deps.db, id);
  if (withdrawal?.status !== 'PENDING' || !isBegun(withdrawal)) return;
  const opened = await openPayment(vendor, openingOf(withdrawal));
  if (opened.kind === 'refused') await endRefused(deps, vendor, id, opened.status);
}

const NOT_TAKEN_ON = t`Our payment provider declined this withdrawal. The money is back in your wallet.`;

/** Opens a vendor page to enter an account. From then on only the vendor can end the withdrawal. Writes and sends. */
export async function openPayoutPage(deps: PaymentDeps, vendor: PaymentVendor, asked: GatewayRequest): Promise<Opened> {
  const { db } = deps;
  const { playerId, id, pageOrigin } = asked;
  const before = await findSubmittable(db, id);
  if (before?.player_id !== playerId) return { kind: 'unknown' };
  if (needsNoPage(before)) return { kind: 'over' };
  const begun = await withTransaction(db, (trx) =>
    trx
      .updateTable('withdrawals')
      .set({ page_origin: pageOrigin })
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .where('status', '=', 'PENDING')
      .where('method_id', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!begun) return { kind: 'over' };
  const opened = await openPayment(vendor, openingOf({ ...before, page_origin: pageOrigin }));
  if (opened.kind !== 'refused') return opened;
  const isOver = await endRefused(deps, vendor, id, opened.status);
  return isOver ? { kind: 'refused', message: NOT_TAKEN_ON } : { kind: 'unreachable' };
}

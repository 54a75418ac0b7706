import { withTransaction } from '../store/index.ts';
import { refusalOfPlayer } from './judge.ts';
import { providerOf } from './providers.ts';
import type { PaymentDeps } from './types.ts';
import { openPayment, type PaymentVendor } from './vendor.ts';

export type Opened =
  | { readonly kind: 'opened'; readonly url: string }
  /** The player has no such deposit. */
  | { readonly kind: 'unknown' }
  /** It is over, one way or the other. */
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

type Asked = { readonly playerId: string; readonly depositId: string; readonly pageOrigin: string };

/** Opens a deposit's page at the vendor. Judged again: what was allowed when the deposit was made may not be any more. */
export async function openGateway(deps: PaymentDeps, vendor: PaymentVendor, { playerId, depositId, pageOrigin }: Asked): Promise<Opened> {
  const deposit = await deps.db
    .selectFrom('deposits')
    .leftJoin('payment_methods', 'payment_methods.id', 'deposits.method_id')
    .selectAll('deposits')
    .select('payment_methods.vendor_token')
    .where('deposits.id', '=', depositId)
    .where('deposits.player_id', '=', playerId)
    .executeTakeFirst();
  if (!deposit) return { kind: 'unknown' };
  if (deposit.status !== 'PENDING') return { kind: 'over' };
  const refusal = await withTransaction(deps.db, (trx) => refusalOfPlayer(trx, playerId, deps.ports.now()));
  if (refusal) return { kind: 'refused', message: refusal.message };
  const url = await openPayment(vendor, {
    reference: deposit.id,
    amountCents: BigInt(deposit.amount),
    currency: deposit.currency,
    customer: playerId,
    keepsMethods: providerOf(deposit.provider_id)?.keepsMethods ?? false,
    methodToken: deposit.vendor_token,
    pageOrigin,
  });
  return url === null ? { kind: 'unreachable' } : { kind: 'opened', url };
}

import { withTransaction } from '#server/platform/store/index.ts';
import { refusalOfPlayer } from '../judge.ts';
import { hasPageFor, providerOf } from '../rules/providers.ts';
import type { PaymentDeps } from '../types.ts';
import { openPayment, type PaymentVendor } from './vendor.ts';

export type Opened =
  | { readonly kind: 'opened'; readonly url: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type GatewayRequest = { readonly playerId: string; readonly id: string; readonly pageOrigin: string };

/** Opens a vendor page after rechecking the player. Sends. */
export async function openGateway(deps: PaymentDeps, vendor: PaymentVendor, { playerId, id, pageOrigin }: GatewayRequest): Promise<Opened> {
  const deposit = await deps.db
    .selectFrom('deposits')
    .leftJoin('payment_methods', 'payment_methods.id', 'deposits.method_id')
    .selectAll('deposits')
    .select('payment_methods.vendor_token')
    .where('deposits.id', '=', id)
    .where('deposits.player_id', '=', playerId)
    .executeTakeFirst();
  if (!deposit) return { kind: 'unknown' };
  await deps.register?.ensure(playerId);
  // Checks the player first, so that a time-out is shown as the reason.
  const refusal = await withTransaction(deps.db, (trx) => refusalOfPlayer(trx, playerId, deps.ports.now()));
  if (refusal) return { kind: 'refused', message: refusal.message };
  if (deposit.status !== 'PENDING' || deposit.called_back_at !== null) return { kind: 'over' };
  const provider = providerOf(deposit.provider_id);
  if (!provider || !hasPageFor(provider.id, 'in')) return { kind: 'unknown' };
  const opened = await openPayment(vendor, {
    direction: 'in',
    way: provider.way,
    payerReference: null,
    reference: deposit.id,
    amountCents: BigInt(deposit.amount),
    currency: deposit.currency,
    customer: playerId,
    keepsMethods: provider.keepsMethods,
    returnOf: null,
    methodToken: deposit.vendor_token,
    pageOrigin,
  });
  // Lets a refused deposit expire, because it holds no money.
  return opened.kind === 'opened' ? opened : { kind: 'unreachable' };
}

import type { Cents } from '#src/shared/money/money.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { providerOf } from '../rules/providers.ts';
import { facilityOf } from '../places/index.ts';
import type { WithdrawalRequest } from '../types.ts';
import { refusalOfPayout, type WithdrawalRefusal } from './judge.ts';

export type Confirmation = {
  readonly refusal: WithdrawalRefusal | null;
  readonly currency: string;
  readonly providerName: string;
  readonly methodName: string | null;
  readonly balanceAfterCents: Cents;
};

/** Computes what the player must confirm. Locks the wallet; writes nothing. */
export async function confirmationOf(trx: Trx, playerId: string, request: WithdrawalRequest): Promise<Confirmation> {
  const { cashCents, currency } = await lockWallet(trx, playerId);
  const method = await trx
    .selectFrom('payment_methods')
    .select('label')
    .where('id', '=', request.methodId ?? '')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return {
    refusal: await refusalOfPayout(trx, { playerId, cashCents }, request),
    currency,
    providerName: providerOf(request.providerId)?.name ?? request.providerId,
    methodName: method?.label ?? facilityOf(request.facilityId)?.name ?? null,
    balanceAfterCents: cashCents - request.amountCents,
  };
}

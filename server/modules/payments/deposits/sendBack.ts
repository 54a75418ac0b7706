import { houseAccount, post } from '#server/modules/wallet/ledger/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Application } from '../failureBy.ts';
import type { Deposit } from '../types.ts';

type Made = { readonly id: string; readonly now: Date };

/** Returns the money to its payer. Lock wallet and deposit first. */
export async function sendBack(trx: Trx, deposit: Deposit, { id, now }: Made): Promise<Application> {
  const { player_id: playerId, provider_id: providerId, facility_id: facilityId, currency } = deposit;
  const cents = BigInt(deposit.amount);
  await trx
    .updateTable('deposits')
    .set({ status: 'FAILED', failure: 'RETURNED', completed_at: now })
    .where('id', '=', deposit.id)
    .execute();
  const way = { provider_id: providerId, method_id: null, facility_id: facilityId, returns_deposit_id: deposit.id };
  await trx
    .insertInto('withdrawals')
    .values({ id, player_id: playerId, ...way, amount: cents, currency, status: 'PENDING', requested_at: now })
    .execute();
  const entries = [
    { account: houseAccount('house-withdrawals', currency), cents },
    { account: houseAccount('house-payments', currency), cents: -cents },
  ];
  await post(trx, [{ kind: 'deposit-returned', reference: deposit.id, round: 0, recordedAt: now, entries }]);
  return 'noted';
}

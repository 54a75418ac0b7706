import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { PaymentFailure } from '#server/platform/store/schema/payments.ts';
import type { Withdrawal } from '../types.ts';

type Failed = { readonly failure: PaymentFailure; readonly cashCents: bigint; readonly now: Date };

/** Returns the held money. Writes; lock the wallet first. */
export async function giveBack(trx: Trx, withdrawal: Withdrawal, { failure, cashCents, now }: Failed): Promise<void> {
  const { id, player_id: playerId, currency } = withdrawal;
  const cents = BigInt(withdrawal.amount);
  const entries = [
    { account: playerAccount(playerId), cents },
    { account: houseAccount('house-withdrawals', currency), cents: -cents },
  ];
  await post(trx, [{ kind: 'withdrawal-returned', reference: id, round: 0, recordedAt: now, entries }]);
  await trx
    .updateTable('withdrawals')
    .set({ status: 'FAILED', failure, balance_after: cashCents + cents, completed_at: now })
    .where('id', '=', id)
    .execute();
}

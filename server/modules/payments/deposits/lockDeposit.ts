import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';

/** Locks the wallet, which also protects the deposit. Undefined if the player has no such deposit. */
export async function lockDeposit(trx: Trx, { playerId, id }: { readonly playerId: string; readonly id: string }) {
  await lockWallet(trx, playerId);
  return trx
    .selectFrom('deposits')
    .select(['status', 'provider_id', 'called_back_at'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

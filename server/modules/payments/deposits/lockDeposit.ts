import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';

/** How a player's deposit stands, under the lock of the wallet: nobody ends it while it is judged. Undefined where the player has none of this id. */
export async function lockDeposit(trx: Trx, { playerId, id }: { readonly playerId: string; readonly id: string }) {
  await lockWallet(trx, playerId);
  return trx
    .selectFrom('deposits')
    .select(['status', 'provider_id', 'called_back_at'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

import type { Trx } from '#server/platform/store/index.ts';

/** Marks pending deposits for cancellation; money that still arrives is returned. Writes; lock the wallets first. */
export async function callBackDeposits(trx: Trx, accounts: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('deposits')
    .set({ called_back_at: now, asked_at: null })
    .where('player_id', 'in', accounts)
    .where('status', '=', 'PENDING')
    .where('called_back_at', 'is', null)
    .execute();
}

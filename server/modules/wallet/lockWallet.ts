import { playerAccount } from './ledger/ledger.ts';
import type { Trx } from '#server/platform/store/index.ts';

/** Locks the cash account, so that changes of the player's money wait for each other. Throws without a wallet. */
export const lockWallet = async (trx: Trx, playerId: string): Promise<Wallet> => walletOf(await walletQuery(trx, playerId).execute());

/** Query that locks the cash account. Read its rows with `walletOf`. */
export const walletQuery = (trx: Trx, playerId: string) =>
  trx.selectFrom('ledger_accounts').select(['balance', 'currency']).where('id', '=', playerAccount(playerId)).forUpdate();

export type Wallet = { readonly cashCents: bigint; readonly currency: string };

/** Throws without a wallet. */
export function walletOf([row]: readonly { readonly balance: string | null; readonly currency: string }[]): Wallet {
  if (!row) throw new Error('The player has no wallet');
  return { cashCents: BigInt(row.balance ?? '0'), currency: row.currency };
}

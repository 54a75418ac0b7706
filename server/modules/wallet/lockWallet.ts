import { playerAccount } from './ledger/ledger.ts';
import { builtOnce, together, type Trx } from '#server/platform/store/index.ts';

/** Locks the cash account, so that changes to the player's money run one after another. Throws without a wallet. */
export const lockWallet = async (trx: Trx, playerId: string): Promise<Wallet> =>
  walletOf((await together(trx, [walletQuery(trx, playerId)]))[0]);

const cashAccount = builtOnce<{ id: string }, { balance: string | null; currency: string }>((db, { id }) =>
  db.selectFrom('ledger_accounts').select(['balance', 'currency']).where('id', '=', id).forUpdate(),
);

/** Query that locks the cash account; pass its rows to `walletOf`. */
export const walletQuery = (trx: Trx, playerId: string) => cashAccount(trx, { id: playerAccount(playerId) });

export type Wallet = { readonly cashCents: bigint; readonly currency: string };

/** Takes the rows of `walletQuery`. Throws if the player has no wallet. */
export function walletOf([row]: readonly { readonly balance: string | null; readonly currency: string }[]): Wallet {
  if (!row) throw new Error('The player has no wallet');
  return { cashCents: BigInt(row.balance ?? '0'), currency: row.currency };
}

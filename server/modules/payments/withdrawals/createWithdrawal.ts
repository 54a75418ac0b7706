import type { Act, Outcome } from '#server/platform/once.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Prove, WithdrawalWish } from '../types.ts';
import { refusalOfPayout, type WithdrawalRefusal } from './judge.ts';
import { sameOfLate } from './sameOfLate.ts';

/** Checks a request without writing. Locks the wallet. */
export const validateWithdrawal =
  (wish: WithdrawalWish): Act =>
  async (trx, playerId) => {
    const { cashCents } = await lockWallet(trx, playerId);
    return answerOf('withdrawalValidateCreateV2', await refusalOfPayout(trx, { playerId, cashCents }, wish));
  };

/**
 * Locks the wallet, inserts a pending withdrawal; `reference` is its id, and its money is held. Without `hasId`, a repeat returns the
 * recent one. Throws what `prove` throws.
 */
export const createWithdrawal =
  (wish: WithdrawalWish, ports: Ports, { prove, hasId }: { readonly prove: Prove; readonly hasId: boolean }): Act =>
  async (trx, playerId) => {
    const { cashCents, currency } = await lockWallet(trx, playerId);
    const made = hasId ? null : await sameOfLate(trx, playerId, wish, ports.now());
    if (made !== null) return { succeeded: true, userErrors: [], reference: made };
    const refusal = await refusalOfPayout(trx, { playerId, cashCents }, wish);
    if (refusal) return answerOf('withdrawalCreate', refusal);
    await prove(trx);
    return {
      succeeded: true,
      userErrors: [],
      reference: await hold(trx, playerId, wish, { id: ports.newId(), currency, now: ports.now() }),
    };
  };

type Made = { readonly id: string; readonly currency: string; readonly now: Date };

async function hold(trx: Trx, playerId: string, wish: WithdrawalWish, { id, currency, now }: Made): Promise<string> {
  const { amountCents: cents, methodId, providerId, facilityId } = wish;
  const way = { provider_id: providerId, method_id: methodId, facility_id: facilityId };
  const made = { player_id: playerId, ...way, amount: cents, currency, requested_at: now };
  await trx
    .insertInto('withdrawals')
    .values({ ...made, id, status: 'PENDING' })
    .execute();
  const entries = [
    { account: playerAccount(playerId), cents: -cents },
    { account: houseAccount('house-withdrawals', currency), cents },
  ];
  await post(trx, [{ kind: 'withdrawal-held', reference: id, round: 0, recordedAt: now, entries }]);
  return id;
}

const answerOf = (action: string, refusal: WithdrawalRefusal | null): Outcome =>
  refusal === null
    ? { succeeded: true, userErrors: [] }
    : { succeeded: false, permitted: refusal.permitted, userErrors: [{ action, field: refusal.field, message: refusal.message }] };

import type { Act, Outcome } from '#server/platform/once.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type DepositRefusal, refusalOfWish } from '../judge.ts';
import { providerOf } from '../rules/providers.ts';
import type { DepositWish, Prove } from '../types.ts';

/** Checks a request without writing. */
export const validateDeposit =
  (wish: DepositWish, ports: Ports): Act =>
  async (trx, playerId) =>
    answerOf('depositValidateCreate', await refusalOfWish(trx, playerId, wish, ports.now()));

/** Locks the wallet and inserts a pending deposit; `reference` is its id. Throws what `prove` throws. */
export const createDeposit =
  (wish: DepositWish, ports: Ports, prove: Prove | null): Act =>
  async (trx, playerId) => {
    const { currency } = await lockWallet(trx, playerId);
    const now = ports.now();
    const refusal = await refusalOfWish(trx, playerId, wish, now);
    if (refusal) return answerOf('depositCreate', refusal);
    if (providerOf(wish.providerId)?.needsCode) await prove?.(trx);
    return { succeeded: true, userErrors: [], reference: await insert(trx, playerId, wish, { id: ports.newId(), currency, now }) };
  };

type Made = { readonly id: string; readonly currency: string; readonly now: Date };

async function insert(trx: Trx, playerId: string, wish: DepositWish, { id, currency, now }: Made): Promise<string> {
  await trx
    .insertInto('deposits')
    .values({
      id,
      player_id: playerId,
      provider_id: wish.providerId,
      method_id: wish.methodId,
      amount: wish.amountCents,
      currency,
      status: 'PENDING',
      promotion_code: wish.promotionCode,
      is_quick: wish.isQuick,
      facility_id: wish.facilityId,
      requested_at: now,
    })
    .execute();
  return id;
}

const answerOf = (action: string, refusal: DepositRefusal | null): Outcome =>
  refusal === null
    ? { succeeded: true, userErrors: [] }
    : { succeeded: false, permitted: refusal.permitted, userErrors: [{ action, field: refusal.field, message: refusal.message }] };

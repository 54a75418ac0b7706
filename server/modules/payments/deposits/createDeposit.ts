import type { Action, Outcome } from '#server/platform/once.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type DepositRefusal, refusalOfRequest } from '../judge.ts';
import { providerOf } from '../rules/providers.ts';
import type { DepositRequest, Prove } from '../types.ts';

export const validateDeposit =
  (request: DepositRequest, ports: Ports): Action =>
  async (trx, playerId) =>
    answerOf('depositValidateCreate', await refusalOfRequest(trx, playerId, request, ports.now()));

/** Locks the wallet; inserts a pending deposit, whose id is `reference`. Throws as `prove` does. */
export const createDeposit =
  (request: DepositRequest, ports: Ports, prove: Prove | null): Action =>
  async (trx, playerId) => {
    const { currency } = await lockWallet(trx, playerId);
    const now = ports.now();
    const refusal = await refusalOfRequest(trx, playerId, request, now);
    if (refusal) return answerOf('depositCreate', refusal);
    if (providerOf(request.providerId)?.needsCode) await prove?.(trx);
    return { succeeded: true, userErrors: [], reference: await insert(trx, playerId, request, { id: ports.newId(), currency, now }) };
  };

type Made = { readonly id: string; readonly currency: string; readonly now: Date };

async function insert(trx: Trx, playerId: string, request: DepositRequest, { id, currency, now }: Made): Promise<string> {
  await trx
    .insertInto('deposits')
    .values({
      id,
      player_id: playerId,
      provider_id: request.providerId,
      method_id: request.methodId,
      amount: request.amountCents,
      currency,
      status: 'PENDING',
      promotion_code: request.promotionCode,
      is_quick: request.isQuick,
      facility_id: request.facilityId,
      requested_at: now,
    })
    .execute();
  return id;
}

const answerOf = (action: string, refusal: DepositRefusal | null): Outcome =>
  refusal === null
    ? { succeeded: true, userErrors: [] }
    : { succeeded: false, permitted: refusal.permitted, userErrors: [{ action, field: refusal.field, message: refusal.message }] };

import { t } from '#src/shared/text/t.ts';
import { type Act, type Outcome, refused } from '#server/platform/once.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Consent, FindConsent, Prove, WithdrawalWish } from '../types.ts';
import { refusalOfPayout, type WithdrawalRefusal } from './judge.ts';
import { sameOfLate } from './sameOfLate.ts';

/** Checks a request without writing. Locks the wallet. */
export const validateWithdrawal =
  (wish: WithdrawalWish): Act =>
  async (trx, playerId) => {
    const { cashCents } = await lockWallet(trx, playerId);
    return answerOf('withdrawalValidateCreateV2', await refusalOfPayout(trx, { playerId, cashCents }, wish));
  };

type Terms = {
  readonly prove: Prove;
  readonly hasId: boolean;
  /** Null for a build that does not say what was confirmed. */
  readonly consent: FindConsent | null;
};

/**
 * Locks the wallet, inserts a pending withdrawal; `reference` is its id, and its money is held. Without `hasId`, a repeat returns the
 * recent one. Words that were confirmed and never stood are refused. Throws what `prove` throws.
 */
export const createWithdrawal =
  (wish: WithdrawalWish, ports: Ports, { prove, hasId, consent: find }: Terms): Act =>
  async (trx, playerId) => {
    const { cashCents, currency } = await lockWallet(trx, playerId);
    const recent = hasId ? null : await sameOfLate(trx, playerId, wish, ports.now());
    if (recent !== null) return { succeeded: true, userErrors: [], reference: recent };
    const refusal = await refusalOfPayout(trx, { playerId, cashCents }, wish);
    if (refusal) return answerOf('withdrawalCreate', refusal);
    const consent = (await find?.(trx)) ?? null;
    if (find !== null && consent === null) return refused('withdrawalCreate', ['consent'], UNKNOWN_WORDS);
    await prove(trx);
    const made = { id: ports.newId(), currency, now: ports.now() };
    await hold(trx, playerId, wish, made);
    if (consent !== null) await keepConsent(trx, consent, made);
    return { succeeded: true, userErrors: [], reference: made.id };
  };

const UNKNOWN_WORDS = t`We did not make this withdrawal because this page is out of date. Reload it and confirm again.`;

type Made = { readonly id: string; readonly currency: string; readonly now: Date };

async function hold(trx: Trx, playerId: string, wish: WithdrawalWish, { id, currency, now }: Made): Promise<void> {
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
}

const keepConsent = (trx: Trx, { revision, nodeId, sentence, label }: Consent, { id, now }: Made) =>
  trx.insertInto('withdrawal_consents').values({ withdrawal_id: id, revision, node_id: nodeId, sentence, label, agreed_at: now }).execute();

const answerOf = (action: string, refusal: WithdrawalRefusal | null): Outcome =>
  refusal === null
    ? { succeeded: true, userErrors: [] }
    : { succeeded: false, permitted: refusal.permitted, userErrors: [{ action, field: refusal.field, message: refusal.message }] };

import { t } from '#src/shared/text/t.ts';
import { type Action, type Outcome, refused } from '#server/platform/once.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Consent, FindConsent, Prove, WithdrawalRequest } from '../types.ts';
import { refusalOfPayout, type WithdrawalRefusal } from './judge.ts';
import { recentDuplicate } from './recentDuplicate.ts';

/** Checks a withdrawal without creating it. Locks the wallet; writes nothing. */
export const validateWithdrawal =
  (request: WithdrawalRequest): Action =>
  async (trx, playerId) => {
    const { cashCents } = await lockWallet(trx, playerId);
    return answerOf('withdrawalValidateCreateV2', await refusalOfPayout(trx, { playerId, cashCents }, request));
  };

type Terms = {
  readonly prove: Prove;
  readonly hasId: boolean;
  /** Null for older clients, which cannot send the confirmed text. */
  readonly consent: FindConsent | null;
};

/**
 * Locks the wallet, inserts a pending withdrawal and holds its money. Without a request id (`hasId`), returns an equal recent withdrawal,
 * if any. Refuses if the page never showed the confirmed text. Throws as `prove` does.
 */
export const createWithdrawal =
  (request: WithdrawalRequest, ports: Ports, { prove, hasId, consent: find }: Terms): Action =>
  async (trx, playerId) => {
    const { cashCents, currency } = await lockWallet(trx, playerId);
    const recent = hasId ? null : await recentDuplicate(trx, playerId, request, ports.now());
    if (recent !== null) return { succeeded: true, userErrors: [], reference: recent };
    const refusal = await refusalOfPayout(trx, { playerId, cashCents }, request);
    if (refusal) return answerOf('withdrawalCreate', refusal);
    const consent = (await find?.(trx)) ?? null;
    if (find !== null && consent === null) return refused('withdrawalCreate', ['consent'], UNKNOWN_WORDS);
    await prove(trx);
    const made = { id: ports.newId(), currency, now: ports.now() };
    await hold(trx, playerId, request, made);
    if (consent !== null) await keepConsent(trx, consent, made);
    return { succeeded: true, userErrors: [], reference: made.id };
  };

const UNKNOWN_WORDS = t`We did not make this withdrawal because this page is out of date. Reload it and confirm again.`;

type Made = { readonly id: string; readonly currency: string; readonly now: Date };

async function hold(trx: Trx, playerId: string, request: WithdrawalRequest, { id, currency, now }: Made): Promise<void> {
  const { amountCents: cents, methodId, providerId, facilityId } = request;
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

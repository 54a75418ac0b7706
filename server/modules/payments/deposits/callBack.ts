import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { Outcome } from '#server/platform/once.ts';
import { type Schema, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { applyWord } from '../vendor/applyWord.ts';
import { lockDeposit } from './lockDeposit.ts';
import { hasPageFor } from '../rules/providers.ts';
import { findTransaction, type Transaction } from '../transactions.ts';
import type { PaymentDeps } from '../types.ts';
import { endApproved, type PaymentVendor } from '../vendor/vendor.ts';

/** Cancels the payment at the vendor; `resolveDoubts` retries after failures. Sends. */
export async function callBack(deps: PaymentDeps, vendor: PaymentVendor, id: string): Promise<void> {
  const word = await endApproved(vendor, id, 'cancel');
  if (word !== null) await applyWord(deps, word);
}

type Asked = { readonly playerId: string; readonly id: string };

const refused = (message: string): Outcome => ({
  succeeded: false,
  userErrors: [{ action: 'cancelAnnouncedDeposit', field: [], message }],
});

/** Cancels a deposit without a vendor page; later money is returned. Locks, writes, sends. Idempotent. */
export async function cancelAnnounced(deps: PaymentDeps, vendor: PaymentVendor, asked: Asked): Promise<Outcome> {
  const outcome = await withTransaction(deps.db, (trx) => markCalledBack(trx, asked, deps.ports.now()));
  if (outcome.succeeded) await callBack(deps, vendor, asked.id);
  return outcome;
}

async function markCalledBack(trx: Trx, asked: Asked, now: Date): Promise<Outcome> {
  const { id } = asked;
  const deposit = await lockDeposit(trx, asked);
  if (!deposit || hasPageFor(deposit.provider_id, 'in')) return refused(t`We could not find this deposit.`);
  if (deposit.status === 'SUCCESSFUL') return refused(t`It is too late to cancel this deposit.`);
  // Marks failed deposits too: late money would otherwise be credited.
  if (deposit.called_back_at === null)
    await trx.updateTable('deposits').set({ called_back_at: now, asked_at: null }).where('id', '=', id).execute();
  return { succeeded: true, userErrors: [], reference: id };
}

export async function announcedOf(db: Kysely<Schema>, playerId: string): Promise<readonly Transaction[]> {
  const rows = await db
    .selectFrom('deposits')
    .select(['id', 'provider_id'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .where('called_back_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .execute();
  const waiting = rows.filter(({ provider_id: providerId }) => !hasPageFor(providerId, 'in'));
  const found = await Promise.all(waiting.map(({ id }) => findTransaction(db, playerId, id)));
  return found.flatMap((transaction) => transaction ?? []);
}

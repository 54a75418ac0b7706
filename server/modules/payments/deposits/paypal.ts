import { t } from '#src/shared/text/t.ts';
import type { Outcome } from '#server/platform/once.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { applyWord } from '../vendor/applyWord.ts';
import { refusalOfCharge } from '../judge.ts';
import { lockDeposit } from './lockDeposit.ts';
import { providerOf } from '../rules/providers.ts';
import type { PaymentDeps } from '../types.ts';
import { endApproved, type PaymentVendor } from '../vendor/vendor.ts';

type Asked = { readonly playerId: string; readonly id: string; readonly end: 'cancel' | 'complete' };

const NOT_THERE = t`We could not find this deposit.`;
const UNREACHED = t`We could not reach the payment provider. Please try again.`;
const TOO_LATE = t`It is too late to cancel this deposit.`;
/** Text of product §8. */
const FAILED = t`Your deposit could not be processed. Please contact Customer Support for assistance.`;

const taken = (id: string): Outcome => ({ succeeded: true, userErrors: [], reference: id });

function refused(end: Asked['end'], message: string, permitted = true): Outcome {
  const action = end === 'complete' ? 'completePaypalDeposit' : 'cancelPaypalDeposit';
  return { succeeded: false, permitted, userErrors: [{ action, field: [], message }] };
}

/** Charges or cancels at the vendor (product §4) and applies the answer. Locks, writes, sends. Idempotent. */
export async function endPaypal(deps: PaymentDeps, vendor: PaymentVendor, asked: Asked): Promise<Outcome> {
  const { id, end } = asked;
  const known = await withTransaction(deps.db, (trx) => knownEnd(trx, asked, deps.ports.now()));
  if (known) return known;
  const word = await endApproved(vendor, id, end);
  // Reports success without an answer: the vendor may have charged, and the player must not pay twice.
  if (word === null) return end === 'complete' ? taken(id) : refused(end, UNREACHED);
  await applyWord(deps, word);
  const isOpen = word.status === 'APPROVED' || word.status === 'PENDING';
  if (end === 'complete') return isOpen ? taken(id) : refused(end, FAILED);
  return isOpen ? refused(end, TOO_LATE) : taken(id);
}

/** Outcome if already known; null if the vendor must decide. Locks the wallet. */
async function knownEnd(trx: Trx, asked: Asked, now: Date): Promise<Outcome | null> {
  const { playerId, id, end } = asked;
  const deposit = await lockDeposit(trx, asked);
  if (!deposit || providerOf(deposit.provider_id)?.way !== 'paypal') return refused(end, NOT_THERE);
  if (deposit.status === 'SUCCESSFUL') return end === 'complete' ? taken(id) : refused(end, TOO_LATE);
  if (end === 'cancel') return null;
  // Refuses failed and cancelled deposits: limits do not count them, so a charge could exceed a limit.
  if (deposit.status !== 'PENDING' || deposit.called_back_at !== null) return refused(end, FAILED);
  const refusal = await refusalOfCharge(trx, playerId, deposit.provider_id, now);
  return refusal && refused(end, refusal.message, refusal.permitted);
}

import { sql } from 'kysely';
import { applyWord } from './applyWord.ts';
import type { Deposit, PaymentDeps } from './types.ts';
import { findPayment, type PaymentVendor } from './vendor.ts';

/** The vendor tells by itself sooner than this. */
const FIRST_AFTER_SECONDS = 5;
const MOST_AT_ONCE = 20;
/** The vendor ends what nobody finished before this; what it does not even know by then was never begun. */
const NEVER_BEGUN_MS = 20 * 60_000;

/** Asks the vendor about deposits that have waited, since its word may have been lost: less and less often, the longer they wait. */
export async function resolveDoubts(deps: PaymentDeps, vendor: PaymentVendor): Promise<void> {
  const now = deps.ports.now();
  const { rows } = await sql<Deposit>`
    UPDATE deposits SET asked_at = ${now.toISOString()}::timestamptz WHERE id IN (
      SELECT id FROM deposits WHERE status = 'PENDING'
        AND requested_at < ${now.toISOString()}::timestamptz - make_interval(secs => ${FIRST_AFTER_SECONDS})
        AND (asked_at IS NULL OR ${now.toISOString()}::timestamptz - asked_at > greatest((asked_at - requested_at) / 4, make_interval(secs => ${FIRST_AFTER_SECONDS})))
      ORDER BY asked_at NULLS FIRST, requested_at LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(deps.db);
  for (const deposit of rows) await resolve(deps, vendor, deposit, now);
}

async function resolve(deps: PaymentDeps, vendor: PaymentVendor, deposit: Deposit, now: Date): Promise<void> {
  const word = await findPayment(vendor, deposit.id);
  if (word === null) return;
  if (word !== 'unknown') return void (await applyWord(deps, word));
  if (now.getTime() - deposit.requested_at.getTime() < NEVER_BEGUN_MS) return;
  const { amount, currency, id: reference } = deposit;
  await applyWord(deps, { reference, status: 'EXPIRED', amountCents: BigInt(amount), currency, method: null });
}

import { sql } from 'kysely';
import { applyWord } from './applyWord.ts';
import { callBack } from '../deposits/callBack.ts';
import { announcedMethods, providerOf } from '../rules/providers.ts';
import type { Deposit, PaymentDeps, Withdrawal } from '../types.ts';
import { submitDeposit } from '../deposits/submitDeposit.ts';
import { findPayment, type PaymentVendor } from './vendor.ts';
import { depositExpiryMs } from '../rules/methodTypes.ts';
import { isBegun } from '../withdrawals/begun.ts';
import { abandon } from '../withdrawals/endings.ts';
import { submitWithdrawal } from '../withdrawals/submit.ts';

const FIRST_AFTER_SECONDS = 5;
const MOST_AT_ONCE = 20;
const NEVER_BEGUN_MS = 20 * 60_000;

/**
 * Queries the vendor about pending payments, and cancelled deposits that can still be paid, because callbacks may be lost. Locks, writes
 * and sends.
 */
export async function resolveDoubts(deps: PaymentDeps, vendor: PaymentVendor): Promise<void> {
  for (const deposit of await inDoubt<Deposit>(deps, 'deposits')) await resolveDeposit(deps, vendor, deposit);
  for (const deposit of await stillPayable(deps)) await resolveDeposit(deps, vendor, deposit);
  for (const withdrawal of await inDoubt<Withdrawal>(deps, 'withdrawals')) await resolveWithdrawal(deps, vendor, withdrawal);
}

const begun = { deposits: sql`coalesce(called_back_at, requested_at)`, withdrawals: sql`requested_at` } as const;
const isUrgent = { deposits: sql`called_back_at IS NOT NULL`, withdrawals: sql`returns_deposit_id IS NOT NULL` } as const;

async function inDoubt<Payment>({ db, ports }: PaymentDeps, table: 'deposits' | 'withdrawals'): Promise<readonly Payment[]> {
  const now = sql`${ports.now().toISOString()}::timestamptz`;
  const { rows } = await sql<Payment>`
    UPDATE ${sql.table(table)} SET asked_at = ${now} WHERE id IN (
      SELECT id FROM ${sql.table(table)} WHERE status = 'PENDING'
        AND (${isUrgent[table]} OR requested_at < ${now} - make_interval(secs => ${FIRST_AFTER_SECONDS}))
        AND (asked_at IS NULL OR ${now} - asked_at > greatest((asked_at - ${begun[table]}) / 4, make_interval(secs => ${FIRST_AFTER_SECONDS})))
      ORDER BY asked_at NULLS FIRST, requested_at LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(db);
  return rows;
}

async function stillPayable({ db, ports }: PaymentDeps): Promise<readonly Deposit[]> {
  const now = sql`${ports.now().toISOString()}::timestamptz`;
  const since = (ms: number) => new Date(ports.now().getTime() - ms).toISOString();
  const isPayable = sql.join(
    announcedMethods().map(({ id, waitsMs }) => sql`(provider_id = ${id} AND called_back_at > ${since(waitsMs)}::timestamptz)`),
    sql` OR `,
  );
  const { rows } = await sql<Deposit>`
    UPDATE deposits SET asked_at = ${now} WHERE id IN (
      SELECT id FROM deposits WHERE status = 'FAILED' AND failure <> 'RETURNED' AND called_back_at IS NOT NULL AND (${isPayable})
        AND (asked_at IS NULL OR ${now} - asked_at > greatest((asked_at - called_back_at) / 4, make_interval(secs => ${FIRST_AFTER_SECONDS})))
      ORDER BY asked_at NULLS FIRST, called_back_at LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(db);
  return rows;
}

const hasTime = ({ ports }: PaymentDeps, { requested_at: at }: Deposit | Withdrawal, ms: number): boolean =>
  ports.now().getTime() - at.getTime() < ms;

async function resolveDeposit(deps: PaymentDeps, vendor: PaymentVendor, deposit: Deposit): Promise<void> {
  const word = await findPayment(vendor, deposit.id);
  if (word === null) return;
  const isCalledBack = deposit.called_back_at !== null;
  if (word !== 'unknown') {
    await applyWord(deps, word);
    if (isCalledBack && word.status === 'PENDING') await callBack(deps, vendor, deposit.id);
    return;
  }
  if (!isCalledBack && hasTime(deps, deposit, depositExpiryMs(providerOf(deposit.provider_id)?.way)))
    return submitDeposit(deps, vendor, deposit.id);
  const { amount, currency, id: reference } = deposit;
  await applyWord(deps, { direction: 'in', reference, status: 'EXPIRED', amountCents: BigInt(amount), currency, method: null });
}

async function resolveWithdrawal(deps: PaymentDeps, vendor: PaymentVendor, withdrawal: Withdrawal): Promise<void> {
  const word = await findPayment(vendor, withdrawal.id);
  if (word === null) return;
  if (word !== 'unknown') return void (await applyWord(deps, word));
  if (isBegun(withdrawal)) return submitWithdrawal(deps, vendor, withdrawal.id);
  if (!hasTime(deps, withdrawal, NEVER_BEGUN_MS)) await abandon(deps, withdrawal.id);
}

import { type Kysely, sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { ReceiptTransaction, TransactionStatus } from '#server/contract/receiptSubjects.ts';
import type { Row, Schema } from '#server/platform/store/index.ts';
import type { PaymentFailure, StoredPaymentStatus } from '#server/platform/store/schema/payments.ts';
import { facilityOf, receivingBankOf } from './places/index.ts';
import { payerReference } from './rules/payerReference.ts';
import { providerOf } from './rules/providers.ts';
import { hasReference, type PaymentMethodType } from './rules/methodTypes.ts';

const tables = { DEPOSIT: 'deposits', WITHDRAWAL: 'withdrawals' } as const;

export type Transaction = {
  readonly type: 'DEPOSIT' | 'WITHDRAWAL';
  readonly id: string;
  readonly status: TransactionStatus;
  readonly amountCents: bigint;
  readonly currency: string;
  readonly providerId: string;
  readonly methodLabel: string | null;
  readonly facilityId: string | null;
  readonly region: string;
  readonly failure: PaymentFailure | null;
  readonly returnStatus: StoredPaymentStatus | null;
  readonly balanceAfterCents: bigint | null;
  readonly requestedAt: Date;
  readonly completedAt: Date | null;
};

export async function findTransaction(db: Kysely<Schema>, playerId: string, id: string): Promise<Transaction | null> {
  return (await findIn(db, 'DEPOSIT', playerId, id)) ?? (await findIn(db, 'WITHDRAWAL', playerId, id));
}

type Stored = Omit<Row<'withdrawals'>, 'accepted_at' | 'page_origin' | 'returns_deposit_id'> & {
  readonly method_label: string | null;
  readonly region: string;
  readonly return_status: StoredPaymentStatus | null;
  readonly accepted_at?: Date | null;
};

/** Statuses shown instead of PENDING for cash and wires (product §4). */
const waits: { readonly [T in Transaction['type']]: { readonly [W in PaymentMethodType]?: TransactionStatus } } = {
  DEPOSIT: { cash: 'PENDING_CASH_DEPOSIT', wire: 'PENDING_WIRE_DEPOSIT' },
  WITHDRAWAL: { cash: 'PENDING_CASH_PICKUP', wire: 'PENDING_WIRE_WITHDRAWAL' },
};

/** Status to show. Cash and wire withdrawals get a status of their own only after the vendor accepts them. */
function statusOf(type: Transaction['type'], { status, provider_id: providerId, accepted_at: acceptedAt }: Stored): TransactionStatus {
  const isWaiting = status === 'PENDING' && (type === 'DEPOSIT' || (acceptedAt ?? null) !== null);
  const way = isWaiting ? providerOf(providerId)?.way : undefined;
  return (way && waits[type][way]) ?? status;
}

async function findIn(db: Kysely<Schema>, type: Transaction['type'], playerId: string, id: string): Promise<Transaction | null> {
  const { rows } = await sql<Stored>`
    SELECT t.*, p.region, m.label AS method_label, r.status AS return_status FROM ${sql.table(tables[type])} AS t
    JOIN players AS p ON p.id = t.player_id
    LEFT JOIN payment_methods AS m ON m.id = t.method_id LEFT JOIN withdrawals AS r ON r.returns_deposit_id = t.id
    WHERE t.id = ${id} AND t.player_id = ${playerId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    type,
    id: row.id,
    status: statusOf(type, row),
    amountCents: BigInt(row.amount),
    currency: row.currency,
    providerId: row.provider_id,
    methodLabel: row.method_label,
    facilityId: row.facility_id,
    region: row.region,
    failure: row.failure,
    returnStatus: row.return_status,
    balanceAfterCents: row.balance_after === null ? null : BigInt(row.balance_after),
    requestedAt: row.requested_at,
    completedAt: row.completed_at,
  };
}

function referenceOf({ id, providerId }: Pick<Transaction, 'id' | 'providerId'>): string | null {
  const provider = providerOf(providerId);
  return provider && hasReference(provider) ? payerReference(id) : null;
}

function placeOf({ facilityId }: Transaction): ReceiptTransaction['facility'] {
  const facility = facilityOf(facilityId);
  return facility && { ...facility, distance: null };
}

const bankOf = (transaction: Transaction): ReceiptTransaction['bank'] =>
  transaction.status === 'PENDING_WIRE_DEPOSIT' ? receivingBankOf(transaction) : null;

const reasons: { readonly [F in Exclude<PaymentFailure, 'RETURNED'>]: string } = {
  ABANDONED: t`Timed out or canceled`,
  CALLED_BACK: t`Canceled before payment`,
  DECLINED: t`Declined`,
  MISMATCH: t`Not in your name`,
  REFUSED: t`Declined by our payment provider`,
};

const returns: { readonly [S in StoredPaymentStatus]: string } = {
  PENDING: t`Being returned`,
  FAILED: t`Could not be returned: it is in your wallet`,
  SUCCESSFUL: t`Returned to your payment method`,
};

const reasonOf = ({ failure, returnStatus }: Pick<Transaction, 'failure' | 'returnStatus'>): string | null =>
  failure === 'RETURNED' ? returns[returnStatus ?? 'PENDING'] : failure && reasons[failure];

type Named = {
  readonly id: string;
  readonly providerId: string;
  readonly method: string | null;
  readonly failure: PaymentFailure | null;
  readonly returnStatus: StoredPaymentStatus | null;
};

/** Formats, for example, `Wire transfer · LM-7K2F9-QX4TB · Called back before any money came`. */
export function paymentText({ id, providerId, method, failure, returnStatus }: Named): string {
  const name = providerOf(providerId)?.name ?? providerId;
  const parts = [name, method, referenceOf({ id, providerId }), reasonOf({ failure, returnStatus })];
  return parts.filter((part) => part !== null).join(' · ');
}

export const receiptSubject = (transaction: Transaction): ReceiptTransaction => ({
  about: 'transaction',
  id: transaction.id,
  type: transaction.type,
  status: transaction.status,
  currency: transaction.currency,
  amount: transaction.amountCents,
  balanceAfter: transaction.balanceAfterCents,
  provider: providerOf(transaction.providerId)?.name ?? transaction.providerId,
  method: transaction.methodLabel,
  reference: referenceOf(transaction),
  reason: reasonOf(transaction),
  isKept: transaction.failure === 'RETURNED' && transaction.returnStatus === 'FAILED',
  requestedAt: transaction.requestedAt,
  completedAt: transaction.completedAt,
  facility: placeOf(transaction),
  bank: bankOf(transaction),
});

import type { AuthoredDefaultReceiptLine } from './generated/authored.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';

export type ReceiptBet = {
  readonly about: 'bet';
  readonly id: string;
  readonly type: string;
  readonly currency: string;
  /** Stake in cents, 0 for a bonus bet. */
  readonly stake: bigint;
  readonly reward?: string | null;
  readonly num: bigint;
  readonly den: bigint;
  readonly potentialPayout: bigint;
  readonly payout: bigint | null;
  readonly cashedOut: bigint | null;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly legs: readonly {
    readonly id: string;
    readonly selectionName: string;
    readonly marketName: string;
    readonly marketType: string;
    readonly points: number | null;
    readonly num: bigint;
    readonly den: bigint;
  }[];
};

/** Statuses by type of transaction (product §4). */
export const TRANSACTION_STATUSES = {
  DEPOSIT: ['FAILED', 'PENDING', 'PENDING_CASH_DEPOSIT', 'PENDING_WIRE_DEPOSIT', 'SUCCESSFUL'],
  WITHDRAWAL: ['FAILED', 'PENDING', 'PENDING_CASH_PICKUP', 'PENDING_WIRE_WITHDRAWAL', 'SUCCESSFUL'],
} as const;
export type TransactionType = keyof typeof TRANSACTION_STATUSES;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[TransactionType][number];

export type ReceiptFacility = {
  readonly name: string;
  readonly address: string;
  /** Distance with unit. Null without the player's position. */
  readonly distance: string | null;
  readonly workingHours: readonly { readonly label: string; readonly value: string }[];
  readonly workingHoursUrl: string | null;
};

export type ReceiptBank = {
  readonly name: string;
  readonly address: string;
  readonly beneficiary: string;
  readonly accountNumber: string;
  readonly routingNumber: string;
  readonly swiftCode: string;
};

/** Transaction with amounts in cents, never negative. */
export type ReceiptTransaction = {
  readonly about: 'transaction';
  readonly id: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly currency: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint | null;
  readonly provider: string;
  readonly method: string | null;
  readonly reference: string | null;
  readonly reason?: string | null;
  /** True for a failed deposit whose money stayed in the wallet. */
  readonly isKept?: boolean;
  readonly requestedAt: Date;
  readonly completedAt: Date | null;
  readonly facility: ReceiptFacility | null;
  readonly bank: ReceiptBank | null;
};

export type ReceiptSubject = ReceiptBet | ReceiptTransaction;
export type About = ReceiptSubject['about'];
export type Value = AuthoredDefaultReceiptLine['of'];

type Reader<S, T> = (subject: S) => T | null;
type Readers<S, T> = Readonly<Record<string, Reader<S, T>>>;

const betAmounts = {
  stake: ({ stake }) => stake,
  toWin: ({ potentialPayout, stake }) => potentialPayout - stake,
  potentialPayout: ({ potentialPayout }) => potentialPayout,
  payout: ({ payout }) => payout,
  cashedOut: ({ cashedOut }) => cashedOut,
  result: ({ payout, stake }) => (payout === null ? null : payout - stake),
} satisfies Readers<ReceiptBet, bigint>;

const transactionAmounts = {
  transactionAmount: ({ amount }) => amount,
  transferredAmount: ({ status, amount, isKept }) =>
    status === 'SUCCESSFUL' || (status === 'FAILED' && isKept === true) ? amount : status === 'FAILED' ? 0n : null,
  balanceAfter: ({ balanceAfter }) => balanceAfter,
} satisfies Readers<ReceiptTransaction, bigint>;

const betTypes: Readonly<Record<string, string>> = {
  STRAIGHT: 'Straight',
  PARLAY: 'Parlay',
  PARLAY_PLUS: 'Parlay+',
  ROUND_ROBIN: 'Round robin',
  TEASER: 'Teaser',
};

const statusTexts: { readonly [S in TransactionStatus]: string } = {
  FAILED: 'Failed',
  PENDING: 'Pending',
  PENDING_CASH_DEPOSIT: 'Waiting for your cash',
  PENDING_CASH_PICKUP: 'Ready to pick up',
  PENDING_WIRE_DEPOSIT: 'Waiting for your transfer',
  PENDING_WIRE_WITHDRAWAL: 'On its way to your bank',
  SUCCESSFUL: 'Successful',
};

const betTexts = {
  betType: ({ type, reward }) => [betTypes[type] ?? type, ...(reward ? [reward] : [])].join(', '),
  placedAt: ({ placedAt }) => timeText(placedAt),
  settledAt: ({ settledAt }) => timeText(settledAt),
  betId: ({ id }) => id,
} satisfies Readers<ReceiptBet, string>;

const transactionTexts = {
  provider: ({ provider }) => provider,
  method: ({ method }) => method,
  reference: ({ reference }) => reference,
  reason: ({ reason }) => reason ?? null,
  status: ({ status }) => statusTexts[status],
  requestedAt: ({ requestedAt }) => timeText(requestedAt),
  completedAt: ({ completedAt }) => timeText(completedAt),
  transactionId: ({ id }) => id,
  bankName: ({ bank }) => bank?.name ?? null,
  bankAddress: ({ bank }) => bank?.address ?? null,
  beneficiary: ({ bank }) => bank?.beneficiary ?? null,
  accountNumber: ({ bank }) => bank?.accountNumber ?? null,
  routingNumber: ({ bank }) => bank?.routingNumber ?? null,
  swiftCode: ({ bank }) => bank?.swiftCode ?? null,
} satisfies Readers<ReceiptTransaction, string>;

const read = <S, T>(readers: Readers<S, T>, of: string, subject: S): T | null =>
  Object.hasOwn(readers, of) ? (readers[of]?.(subject) ?? null) : null;

export const amountOf = (subject: ReceiptSubject, of: string): bigint | null =>
  subject.about === 'bet' ? read(betAmounts, of, subject) : read(transactionAmounts, of, subject);

export function textOf(subject: ReceiptSubject, of: string, format: OddsFormat): string | null {
  if (subject.about === 'transaction') return read(transactionTexts, of, subject);
  return of === 'totalOdds' ? formatPrice(subject, format) : read(betTexts, of, subject);
}

const COPIED: ReadonlySet<Value> = new Set(['reference', 'beneficiary', 'accountNumber', 'routingNumber', 'swiftCode']);
/** True for values that players copy elsewhere, such as to a bank transfer. */
export const isCopied = (of: Value): boolean => COPIED.has(of);

export const hasValue = (about: About, of: Value): boolean =>
  about === 'bet'
    ? of === 'leg' || of === 'totalOdds' || Object.hasOwn(betAmounts, of) || Object.hasOwn(betTexts, of)
    : Object.hasOwn(transactionAmounts, of) || Object.hasOwn(transactionTexts, of);

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** Formats `11/21/2026 7:05 PM ET` (product §9). */
const timeText = (instant: Date | null): string | null =>
  instant && `${clock.format(instant).replace(', ', ' ').replaceAll(/\s/g, ' ')} ET`;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facility } from '#fixtures/worlds/facility.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { admit } from './admit.ts';
import { transactionReceipts } from '../authored/receipts/transactionReceipts.ts';
import { checkForPublish } from '../publish/check.ts';
import { kindResolvers } from '#server/kinds/index.ts';
import type { ReceiptParent } from '#server/kinds/nodeParents.ts';
import { receiptOf } from './receipts.ts';
import {
  type ReceiptTransaction,
  TRANSACTION_STATUSES,
  type TransactionStatus,
  type TransactionType,
} from '#server/contract/receiptSubjects.ts';
import { resolve } from './resolve.ts';
import { receiptSurfaceOf, surfaceOf } from '../documents/surfaces.ts';

const requestedAt = new Date('2026-11-22T00:05:00.000Z');

function transaction(type: TransactionType, status: TransactionStatus, changes: Partial<ReceiptTransaction> = {}): ReceiptTransaction {
  const isDone = status === 'SUCCESSFUL';
  return {
    about: 'transaction',
    id: 'txn-1',
    type,
    status,
    currency: 'USD',
    amount: 5_000n,
    balanceAfter: isDone || status === 'FAILED' ? 105_000n : null,
    provider: 'Debit Card',
    method: '•••• 4242',
    reference: 'LM-20418',
    requestedAt,
    completedAt: isDone ? new Date('2026-11-22T00:06:00.000Z') : null,
    facility,
    bank: null,
    ...changes,
  };
}

function receipt(of: ReceiptTransaction, cannotDraw: readonly string[] = []): ReceiptParent {
  const name = receiptSurfaceOf(of);
  const document = transactionReceipts.find(({ surface }) => surface === name);
  const surface = surfaceOf(name);
  if (!document || !surface) throw new Error(`No receipt is authored for ${name}`);
  const revision = admit({ hash: 'h', surface: name, document }, surface, () => undefined);
  return receiptOf(
    resolve(revision, '', (kind) => !cannotDraw.includes(kind)),
    of,
    'AMERICAN',
  );
}

const all = (['DEPOSIT', 'WITHDRAWAL'] as const).flatMap((type) => TRANSACTION_STATUSES[type].map((status) => [type, status] as const));
const linesOf = ({ lines }: ReceiptParent) => lines.flatMap(({ line }) => (line?.__typename === 'DefaultReceiptLine' ? [line] : []));
const textsOf = (made: ReceiptParent) => linesOf(made).map(({ label, value }) => `${label}: ${value}`);

describe.each(all)('the receipt of a %s that is %s', (type, status) => {
  it('the receipt of this transaction has a document and all its lines', () => {
    const made = receipt(transaction(type, status));
    expect(made.lines.filter(({ absence, line }) => absence !== null || line === null)).toEqual([]);
    expect(made.lines[0]?.line?.__typename).toBe('HeaderReceiptLine');
  });

  it('the amounts of this transaction’s receipt add up to its total for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999n }), (amount) => {
        const made = receipt(transaction(type, status, { amount }));
        const counting = linesOf(made).filter((line) => line.amount !== null);
        expect(counting.reduce((sum, line) => sum + (line.amount?.cents ?? 0n), 0n)).toBe(made.total.cents);
        expect(made.total.cents).toBe(status === 'FAILED' ? 0n : amount);
        for (const { value, amount: cents } of counting) expect(value).toBe(formatCents(cents?.cents ?? -1n, 'USD'));
      }),
    );
  });

  it('the receipt of this transaction keeps every line that a client cannot draw', () => {
    const whole = receipt(transaction(type, status));
    for (const kind of new Set(whole.lines.map((slot) => slot.kind))) {
      const made = receipt(transaction(type, status), [kind]);
      expect(made.lines).toHaveLength(whole.lines.length);
      const absent = made.lines.filter(({ line }) => line === null);
      expect(absent.length).toBeGreaterThan(0);
      for (const { fallback, criticality } of absent) {
        expect(criticality).not.toBe('OPTIONAL');
        expect(fallback).not.toBeNull();
      }
      expect(made.total).toEqual(whole.total);
    }
  });
});

describe('the receipt of a deposit', () => {
  it('a deposit receipt shows amount, provider, method, balance and times', () => {
    expect(textsOf(receipt(transaction('DEPOSIT', 'SUCCESSFUL')))).toEqual([
      'Deposited: $50.00',
      'Paid with: Debit Card',
      'Method: •••• 4242',
      'Balance now: $1,050.00',
      'Requested: 11/21/2026 7:05 PM ET',
      'Completed: 11/21/2026 7:06 PM ET',
      'Transaction ID: txn-1',
    ]);
  });

  it('the receipt of a failed deposit shows that nothing was added', () => {
    expect(textsOf(receipt(transaction('DEPOSIT', 'FAILED'))).slice(0, 2)).toEqual(['Requested amount: $50.00', 'Added: $0.00']);
  });

  it('the receipt of a failed deposit that was kept shows the added amount', () => {
    const made = receipt(transaction('DEPOSIT', 'FAILED', { isKept: true }));
    expect(textsOf(made)).toContain('Added: $50.00');
    expect(made.total.cents).toBe(5_000n);
    expect(JSON.stringify(transactionReceipts[1])).not.toMatch(/Nothing was added|Your balance is as it was/);
  });

  it('a deposit receipt shows the place and its hours as the transaction has them', () => {
    const made = receipt(transaction('DEPOSIT', 'PENDING_CASH_DEPOSIT'));
    const hours = made.lines.find(({ kind }) => kind === 'WorkingHoursReceiptLine')?.line;
    if (hours?.__typename !== 'WorkingHoursReceiptLine') throw new Error('The receipt has hours');
    const fields = kindResolvers.WorkingHoursReceiptLine;
    const ask = (field: unknown): unknown => (field as (parent: typeof hours) => unknown)(hours);
    expect(ask(fields.hours)).toEqual(facility.workingHours.map((each) => ({ __typename: 'WorkingHours', ...each })));
    expect(ask(fields.deepLink)).toEqual({ __typename: 'WebPageDeepLink', url: facility.workingHoursUrl, opensNewWindow: true });
  });

  it('a deposit receipt without a known place keeps both lines with their fallbacks', () => {
    const made = receipt(transaction('DEPOSIT', 'PENDING_CASH_DEPOSIT', { facility: null }));
    expect(made.lines.filter(({ line }) => line === null)).toMatchObject([
      { kind: 'LocationReceiptLine', absence: 'SOURCE_FAILED', fallback: { __typename: 'FallbackText' } },
      { kind: 'WorkingHoursReceiptLine', absence: 'SOURCE_FAILED', fallback: { __typename: 'FallbackText' } },
    ]);
  });

  it('a deposit receipt in Canada is in Canadian dollars', () => {
    expect(receipt(transaction('DEPOSIT', 'PENDING', { currency: 'CAD' })).total).toEqual({ cents: 5_000n, currency: 'CAD' });
  });
});

describe('publishing a receipt', () => {
  const [deposit] = transactionReceipts;
  const problemsOf = (surface: string, changes: object) => {
    if (!deposit) throw new Error('Deposits have a receipt');
    const [id = ''] = Object.keys(deposit.nodes).filter((each) => each === 'amount');
    const document = { ...deposit, surface, nodes: { ...deposit.nodes, [id]: { ...deposit.nodes[id], ...changes } } };
    return checkForPublish(surface, document).problems.map(({ nodeId, message }) => `${nodeId}: ${message}`);
  };

  it.each([
    [{ props: { label: 'Stake', of: 'stake', style: 'PLAIN' } }, 'amount: the receipt of a transaction has no stake'],
    [{ fallback: { kind: 'FallbackAmountLine', label: 'Paid', of: 'payout' } }, 'amount: the receipt of a transaction has no payout'],
  ])('publishing refuses a receipt line with %j, which no transaction has', (changes, problem) => {
    expect(problemsOf('receipt:deposit-successful', changes)).toContain(problem);
  });

  it('publishing refuses lines of deposits on the receipt of a bet', () => {
    const problems = problemsOf('receipt:bet-placed', { kind: 'LocationReceiptLine', props: { title: 'Where' } });
    expect(problems).toContain('amount: the receipt of a bet has no place');
    expect(problems).toContain('provider: the receipt of a bet has no provider');
  });
});

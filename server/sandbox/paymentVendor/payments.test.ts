import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPorts } from '#tests/support/players.ts';
import { accountOf, cardOf } from './cards.ts';
import { type NewPayment, Payments, wordOf } from './payments.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'payments-'))));
afterEach(() => rmSync(folder, { recursive: true }));

let drawn = 0;
const ports = { ...testPorts(), newSecret: () => `session-${(drawn += 1)}` };
const book = () => new Payments(ports, join(folder, 'book.jsonl'));
const wish = (reference: string): NewPayment => ({
  direction: 'out',
  way: 'bank',
  payerReference: null,
  returnOf: null,
  reference,
  amountCents: '5000',
  currency: 'USD',
  customer: 'c1',
  keepsMethods: true,
  methodToken: null,
  pageOrigin: 'http://localhost:1',
});
const card = cardOf('4242424242424242') ?? expect.fail('no card');

describe('the vendor’s book', () => {
  it('the payment vendor’s book is complete after a restart', () => {
    const before = book();
    const [open, charged, paid, left] = ['open', 'charged', 'paid', 'left'].map((each) => before.open(wish(each))) as [
      never,
      never,
      never,
      never,
    ];
    before.charge(charged, card);
    before.charge(paid, card);
    before.decide(paid);
    before.end(left, 'EXPIRED');
    const after = book();
    expect(['open', 'charged', 'paid', 'left'].map((each) => after.find(each)?.status)).toEqual([
      'PENDING',
      'PENDING',
      'APPROVED',
      'EXPIRED',
    ]);
    expect(after.find('open')).toEqual(open);
    expect(after.charging().map(({ reference }) => reference)).toEqual(['charged']);
    expect(after.open(wish('paid')), 'what was paid is not opened again').toMatchObject({ status: 'APPROVED' });
  });

  it('the payment vendor’s book skips a truncated line, and keeps one line per payment', () => {
    const before = book();
    before.charge(before.open(wish('one')), card);
    const file = join(folder, 'book.jsonl');
    appendFileSync(file, '{"reference":"two","sess');
    expect(book().find('one')).toMatchObject({ isCharging: true });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('a decided payment does not change any more', () => {
    const payments = book();
    const payment = payments.open(wish('one'));
    payments.charge(payment, card);
    payments.decide(payment);
    payments.end(payment, 'EXPIRED');
    expect(wordOf(payment)).toMatchObject({ direction: 'out', status: 'APPROVED', method: { label: 'Visa ending 4242' } });
  });
});

describe('a bank account of the sandbox', () => {
  it.each([
    ['123456789', '000123456789', 'APPROVES'],
    ['123 456 789', '0001-1111-1116', 'DECLINES'],
    ['123456789', '1', null],
    ['12345678', '000123456789', null],
    ['123456789', 'constructor', null],
    [undefined, {}, null],
  ])('the bank account %s %s is %s', (routing, account, behaviour) =>
    expect(accountOf({ routing, account })?.behaviour ?? null).toBe(behaviour),
  );
});

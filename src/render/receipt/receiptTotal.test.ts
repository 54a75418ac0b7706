import { describe, expect, it } from 'vitest';
import { defaultLine, headerLine, receipt } from '#fixtures/worlds/receipts.ts';
import { money } from '#fixtures/worlds/money.ts';
import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { addsUp } from './receiptTotal.ts';

type Line = ReceiptFragment['lines'][number];

const isDrawn = (kind: string): boolean => kind.endsWith('ReceiptLine');
const agrees = (total: bigint, lines: readonly Line[]): boolean => addsUp(receipt('r', total, lines), isDrawn);
/** Returns the line as one of an unknown kind, whose authored amount remains. */
const fallen = (line: Line): Line => ({ ...line, node: null, absence: 'UNSUPPORTED' });

describe('a receipt', () => {
  it('a receipt is right if its counted lines add up to the total', () => {
    expect(agrees(19_091n, [headerLine('h', 'Bet placed'), defaultLine('s', 'Stake', 10_000n), defaultLine('w', 'To win', 9_091n)])).toBe(
      true,
    );
  });

  it('a receipt whose total differs by one cent is wrong', () => {
    expect(agrees(19_092n, [defaultLine('s', 'Stake', 10_000n), defaultLine('w', 'To win', 9_091n)])).toBe(false);
  });

  it('a receipt of a lost stake has a total of zero', () => {
    expect(agrees(0n, [defaultLine('s', 'Stake', 10_000n), defaultLine('r', 'Lost', -10_000n)])).toBe(true);
  });

  it('a receipt uses the authored amount of a line it cannot draw', () => {
    expect(agrees(19_091n, [defaultLine('s', 'Stake', 10_000n), fallen(defaultLine('w', 'To win', 9_091n))])).toBe(true);
  });

  it('a receipt leaves out the authored amount of a line that does not count', () => {
    expect(agrees(10_000n, [defaultLine('s', 'Stake', 10_000n), fallen(defaultLine('p', 'Payout', 77n))])).toBe(true);
  });

  it('a receipt with a counted line without an amount is wrong', () => {
    expect(agrees(19_091n, [defaultLine('s', 'Stake', 10_000n), { ...fallen(defaultLine('w', 'To win', 9_091n)), fallback: null }])).toBe(
      false,
    );
  });

  it('a receipt with two currencies is wrong', () => {
    const canadian: ReceiptFragment = {
      ...receipt('r', 10_000n, [defaultLine('s', 'Stake', 10_000n)]),
      total: { ...money(10_000n), currency: 'CAD' },
    };
    expect(addsUp(canadian, isDrawn)).toBe(false);
  });

  it('a receipt with a line that is not drawn is wrong', () => {
    expect(addsUp(receipt('r', 10_000n, [{ ...defaultLine('s', 'Stake', 10_000n), fallback: null }]), () => false)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit } from './admit.ts';
import { betPlaced, betSettled } from '../authored/receipts/receipts.ts';
import type { ReceiptParent } from '#server/kinds/nodeParents.ts';
import { receiptOf } from './receipts.ts';
import type { ReceiptBet } from '#server/contract/receiptSubjects.ts';
import { resolve } from './resolve.ts';
import { surfaceOf } from '../documents/surfaces.ts';

const bet: ReceiptBet = {
  about: 'bet',
  id: 'bet-1',
  type: 'STRAIGHT',
  currency: 'USD',
  stake: 1_000n,
  num: 10n,
  den: 11n,
  potentialPayout: 1_909n,
  payout: null,
  cashedOut: null,
  placedAt: new Date('2026-11-22T00:05:00.000Z'),
  settledAt: null,
  legs: [{ id: 'leg-1', selectionName: 'Jets', marketName: 'Spread', marketType: 'spread', points: 350, num: 10n, den: 11n }],
};
const settled = (payout: bigint): ReceiptBet => ({ ...bet, payout, settledAt: new Date('2026-11-22T04:00:00.000Z') });

function receipt(
  of: ReceiptBet,
  document: object = of.payout === null ? betPlaced : betSettled,
  cannotDraw: readonly string[] = [],
): ReceiptParent {
  const name = of.payout === null ? 'receipt:bet-placed' : 'receipt:bet-settled';
  const surface = surfaceOf(name);
  if (!surface) throw new Error(name);
  const revision = admit({ hash: 'h', surface: name, document }, surface, () => undefined);
  return receiptOf(
    resolve(revision, '', (kind) => !cannotDraw.includes(kind)),
    of,
    'AMERICAN',
  );
}
const linesOf = ({ lines }: ReceiptParent): readonly (readonly [string, string])[] =>
  lines.flatMap(({ line }) => (line?.__typename === 'DefaultReceiptLine' ? [[line.label, line.value] as const] : []));
const sumOf = ({ lines }: ReceiptParent): bigint =>
  lines.reduce((sum, { line }) => sum + (line?.__typename === 'DefaultReceiptLine' ? (line.amount?.cents ?? 0n) : 0n), 0n);

describe('the receipt of a bet that was placed', () => {
  it('a placement receipt shows bet, price, stake and potential payout', () => {
    expect(linesOf(receipt(bet))).toEqual([
      ['Bet', 'Straight'],
      ['Jets +3.5 · Spread', '-110'],
      ['Odds', '-110'],
      ['Stake', '$10.00'],
      ['To win', '$9.09'],
      ['Potential payout', '$19.09'],
      ['Placed', '11/21/2026 7:05 PM ET'],
      ['Bet ID', 'bet-1'],
    ]);
  });

  it('the counting lines of a placement receipt add up to its total', () => {
    const made = receipt(bet);
    expect(made.total).toEqual({ cents: 1_909n, currency: 'USD' });
    expect(sumOf(made)).toBe(1_909n);
  });

  it('a receipt shows decimal odds to a player with that format', () => {
    const surface = surfaceOf('receipt:bet-placed');
    const revision = surface && admit({ hash: 'h', surface: 'receipt:bet-placed', document: betPlaced }, surface, () => undefined);
    const made =
      revision &&
      receiptOf(
        resolve(revision, '', () => true),
        bet,
        'EURO',
      );
    expect(made && linesOf(made)[2]).toEqual(['Odds', '1.91']);
  });

  it('a receipt has a line with its own id for each leg', () => {
    const legs = [
      ...bet.legs,
      { id: 'leg-2', selectionName: 'Over', marketName: 'Total Points', marketType: 'total', points: 4_450, num: 1n, den: 1n },
      { id: 'leg-3', selectionName: 'Bills', marketName: 'Moneyline', marketType: 'moneyline', points: null, num: 3n, den: 2n },
    ];
    const made = receipt({ ...bet, type: 'PARLAY', legs });
    expect(linesOf(made).slice(0, 4)).toEqual([
      ['Bet', 'Parlay'],
      ['Jets +3.5 · Spread', '-110'],
      ['Over 44.5 · Total Points', 'EVEN'],
      ['Bills · Moneyline', '+150'],
    ]);
    expect(new Set(made.lines.map(({ id }) => id)).size).toBe(made.lines.length);
  });
});

describe('the receipt of a teaser', () => {
  it('a teaser’s receipt has one price and none for its legs', () => {
    const lines = linesOf(receipt({ ...bet, type: 'TEASER', num: 20n, den: 23n }));
    expect(lines.slice(0, 2)).toEqual([
      ['Bet', 'Teaser'],
      ['Jets +3.5 · Spread', 'Teased'],
    ]);
    expect(lines.map(([, value]) => value)).toContain('-115');
    expect(lines.map(([, value]) => value)).not.toContain('-110');
  });
});

describe('the receipt of a settled bet', () => {
  it.each([
    ['a win', 1_909n, '$9.09', '$19.09'],
    ['a loss', 0n, '-$10.00', '$0.00'],
    ['a push', 1_000n, '$0.00', '$10.00'],
  ])('a settlement receipt of %s adds up to the payout', (_, payout, result, paid) => {
    const made = receipt(settled(payout));
    expect(linesOf(made).slice(3, 6)).toEqual([
      ['Stake', '$10.00'],
      ['Result', result],
      ['Paid', paid],
    ]);
    expect(made.total.cents).toBe(payout);
    expect(sumOf(made)).toBe(payout);
  });
});

describe('a receipt that cannot be drawn completely', () => {
  it('a receipt line that cannot be drawn keeps its slot, with an amount as fallback', () => {
    const made = receipt({ ...bet, cashedOut: 100n }, betPlaced, ['DefaultReceiptLine']);
    const stake = made.lines.find(({ id }) => id.startsWith('stake'));
    expect(stake).toMatchObject({
      line: null,
      absence: 'UNSUPPORTED',
      criticality: 'MANDATORY',
      fallback: { __typename: 'FallbackAmountLine', label: 'Stake', formattedAmount: '$10.00' },
    });
    expect(made.lines.every(({ criticality }) => criticality !== 'OPTIONAL')).toBe(true);
    expect(made.lines).toHaveLength(Object.keys(betPlaced.nodes).length);
  });

  it('an invalid receipt line leaves the total of the lines that are shown', () => {
    const broken = { ...betPlaced, nodes: { ...betPlaced.nodes, 'to-win': { ...betPlaced.nodes['to-win'], props: { label: 7 } } } };
    const made = receipt(bet, broken);
    expect(sumOf(made)).toBe(1_000n);
    expect(made.total.cents).toBe(1_000n);
    expect(made.lines.find(({ id }) => id.startsWith('to-win'))).toMatchObject({
      absence: 'INVALID',
      criticality: 'MANDATORY',
      fallback: { formattedAmount: '$9.09' },
    });
  });

  it('a stored receipt line that is OPTIONAL counts as DEGRADABLE', () => {
    const broken = { ...betPlaced, nodes: { ...betPlaced.nodes, odds: { ...betPlaced.nodes['odds'], criticality: 'OPTIONAL' } } };
    expect(receipt(bet, broken).lines.find(({ id }) => id.startsWith('odds'))).toMatchObject({
      criticality: 'DEGRADABLE',
      absence: 'INVALID',
    });
  });

  it('a receipt leaves out a value that the bet does not have yet', () => {
    const early = {
      ...betPlaced,
      nodes: { ...betPlaced.nodes, odds: { ...betPlaced.nodes['odds'], props: { label: 'Paid', of: 'payout', style: 'PLAIN' } } },
    };
    expect(linesOf(receipt(bet, early)).some(([label]) => label === 'Paid')).toBe(false);
  });
});

it('the lines of a bet’s receipt add up to its total for any amounts', () => {
  const cents = fc.bigInt({ min: 1n, max: 999_999_999n });
  fc.assert(
    fc.property(cents, cents, fc.option(fc.bigInt({ min: 0n, max: 2_000_000_000n })), (stake, profit, payout) => {
      const made = receipt({ ...bet, stake, potentialPayout: stake + profit, payout, settledAt: payout === null ? null : bet.placedAt });
      expect(sumOf(made)).toBe(made.total.cents);
      expect(made.total.cents).toBe(payout ?? stake + profit);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { returnOf } from '#tests/support/oracle.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import { type GradedLeg, resultOfBet } from './payout.ts';

let events = 0;
const leg = (american: number, outcome: LegOutcome): GradedLeg => ({
  eventId: `event-${(events += 1)}`,
  marketType: 'moneyline',
  selectionType: 'home',
  points: null,
  price: priceFromAmerican(american),
  outcome,
});

describe('a straight bet', () => {
  test.each([
    ['WIN', 'SETTLED', 'WIN', 19_091n],
    ['LOSS', 'SETTLED', 'LOSS', 0n],
    ['PUSH', 'SETTLED', 'PUSH', 10_000n],
    ['VOID', 'VOIDED', 'VOIDED', 10_000n],
    ['PENDING', 'OPEN', 'PENDING', null],
  ] as const)('a straight bet whose leg is %s is graded so', (outcome, status, result, payoutCents) => {
    expect(resultOfBet(10_000n, [leg(-110, outcome)])).toEqual({ status, outcome: result, payoutCents });
  });
});

describe('a parlay (domain rules §2.3)', () => {
  test('a parlay whose legs all win pays the combined price', () => {
    expect(resultOfBet(10_000n, [leg(-110, 'WIN'), leg(-110, 'WIN')]).payoutCents).toBe(36_446n);
  });

  test('a pushed leg leaves a parlay of two as a bet at the other leg’s price', () => {
    expect(resultOfBet(10_000n, [leg(-110, 'WIN'), leg(150, 'PUSH')])).toEqual({ status: 'SETTLED', outcome: 'WIN', payoutCents: 19_091n });
  });

  test('a lost leg loses a parlay at once, even beside a push, void or pending leg', () => {
    for (const other of ['PENDING', 'PUSH', 'VOID', 'WIN'] as const) {
      expect(resultOfBet(500n, [leg(100, other), leg(100, 'LOSS')])).toEqual({ status: 'SETTLED', outcome: 'LOSS', payoutCents: 0n });
    }
  });

  test('a pending leg keeps a parlay open', () => {
    expect(resultOfBet(500n, [leg(100, 'WIN'), leg(100, 'PENDING')]).status).toBe('OPEN');
  });

  test.each([
    [['PUSH', 'PUSH'], 'SETTLED', 'PUSH'],
    [['PUSH', 'VOID'], 'SETTLED', 'REFUND'],
    [['VOID', 'VOID'], 'VOIDED', 'VOIDED'],
  ] as const)('a parlay of %j returns the stake', (outcomes, status, outcome) => {
    expect(
      resultOfBet(
        777n,
        outcomes.map((one) => leg(200, one)),
      ),
    ).toEqual({ status, outcome, payoutCents: 777n });
  });
});

const american = fc.oneof(fc.integer({ min: 100, max: 5_000 }), fc.integer({ min: -5_000, max: -101 }));
const decided = fc.constantFrom<LegOutcome>('LOSS', 'PUSH', 'VOID', 'WIN');
const names = { WIN: 'won', LOSS: 'lost', PUSH: 'returned', VOID: 'returned' } as const;

test('the payout of any parlay matches the oracle to the cent, in any order of legs', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 999_999_999n }),
      fc.array(fc.tuple(american, decided), { minLength: 1, maxLength: 12 }),
      (stake, drawn) => {
        const legs = drawn.map(([odds, outcome]) => leg(odds, outcome));
        const expected = returnOf(
          stake,
          drawn.map(([odds, outcome]) => ({ odds, outcome: names[outcome as keyof typeof names] })),
        );
        expect(resultOfBet(stake, legs).payoutCents).toBe(expected);
        expect(resultOfBet(stake, legs.toReversed())).toEqual(resultOfBet(stake, legs));
      },
    ),
    { numRuns: 1_000 },
  );
});

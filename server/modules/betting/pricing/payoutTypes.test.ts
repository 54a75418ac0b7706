import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinePrices, priceFromAmerican, returnFromBet } from '#src/shared/money/odds.ts';
import { priceOfGame } from '#src/shared/betting/sameGame/price.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import { returnOf } from '#tests/support/oracle.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import type { BetTerms } from './betTerms.ts';
import { type GradedLeg, resultOfBet } from './payout.ts';

const leg = (eventId: string, outcome: LegOutcome, more: Partial<GradedLeg> = {}): GradedLeg => ({
  eventId,
  marketType: 'moneyline',
  selectionType: 'home',
  points: null,
  price: priceFromAmerican(-110),
  outcome,
  ...more,
});
const over = (outcome: LegOutcome): GradedLeg => leg('game', outcome, { marketType: 'total', selectionType: 'over', points: 4_500 });
const both = (outcome: LegOutcome): GradedLeg => leg('game', outcome, { marketType: 'both-teams-score', selectionType: 'yes' });

describe('several picks of one game', () => {
  const together = priceOfGame([leg('game', 'WIN'), over('WIN'), both('WIN')]);
  const pair = priceOfGame([leg('game', 'WIN'), over('WIN')]);
  if (!together.ok || !pair.ok) throw new Error('no price');
  const terms = (policy: SameGamePush): BetTerms => ({ kind: 'combined', games: { game: together.value }, policy });
  const result = (policy: SameGamePush, ...outcomes: readonly [LegOutcome, LegOutcome, LegOutcome]) =>
    resultOfBet(1_000n, [leg('game', outcomes[0]), over(outcomes[1]), both(outcomes[2])], terms(policy));

  test('a same-game parlay whose picks all win pays the accepted price', () => {
    expect(result('REPRICE', 'WIN', 'WIN', 'WIN').payoutCents).toBe(returnFromBet(1_000n, together.value));
  });

  test.each<readonly [SameGamePush, LegOutcome, string, bigint]>([
    ['REPRICE', 'PUSH', 'WIN', returnFromBet(1_000n, pair.value)],
    ['REPRICE', 'VOID', 'WIN', returnFromBet(1_000n, pair.value)],
    ['VOID_ALL', 'VOID', 'REFUND', 1_000n],
    ['VOID_ALL', 'PUSH', 'REFUND', 1_000n],
    ['PUSH_UNLESS_LOSS', 'PUSH', 'REFUND', 1_000n],
    ['PUSH_UNLESS_LOSS', 'VOID', 'REFUND', 1_000n],
  ])('a same-game parlay under %s with a leg that is %s is graded by that policy', (policy, outcome, name, payoutCents) => {
    expect(result(policy, 'WIN', 'WIN', outcome)).toMatchObject({ outcome: name, payoutCents });
  });

  test('a void leg beside a lost one refunds a same-game parlay only under VOID_ALL', () => {
    expect(result('REPRICE', 'LOSS', 'WIN', 'VOID').outcome).toBe('LOSS');
    expect(result('PUSH_UNLESS_LOSS', 'LOSS', 'WIN', 'VOID').outcome).toBe('LOSS');
    expect(result('VOID_ALL', 'LOSS', 'WIN', 'VOID')).toMatchObject({ outcome: 'REFUND', payoutCents: 1_000n });
  });

  test('a single remaining pick pays its own price, and without any the stake is returned', () => {
    expect(result('REPRICE', 'WIN', 'PUSH', 'VOID').payoutCents).toBe(1_909n);
    expect(result('REPRICE', 'PUSH', 'PUSH', 'PUSH')).toMatchObject({ outcome: 'PUSH', payoutCents: 1_000n });
    expect(result('REPRICE', 'VOID', 'VOID', 'VOID')).toMatchObject({ status: 'VOIDED', payoutCents: 1_000n });
  });

  test('a same-game parlay with fewer legs never pays more', () => {
    const outcome = fc.constantFrom<LegOutcome>('WIN', 'PUSH', 'VOID');
    fc.assert(
      fc.property(outcome, outcome, outcome, (a, b, c) => {
        expect((result('REPRICE', a, b, c).payoutCents ?? 0n) <= returnFromBet(1_000n, together.value)).toBe(true);
      }),
    );
  });

  test('a refunded same-game group leaves the other picks of the parlay', () => {
    const legs = [leg('game', 'PUSH'), over('WIN'), both('WIN'), leg('other', 'WIN')];
    expect(resultOfBet(1_000n, legs, terms('PUSH_UNLESS_LOSS'))).toMatchObject({ outcome: 'WIN', payoutCents: 1_909n });
  });
});

describe('a dead heat (domain rules §2.7)', () => {
  const tie = (american: number, places: number, tied: number) =>
    leg('race', 'DEAD_HEAT', { marketType: 'winner', price: priceFromAmerican(american), deadHeat: { places, tied } });

  test.each([
    ['$60 at 6.0, three tie for one', 6_000n, 500, 1, 3, 12_000n],
    ['$60 at 6.0, four tie for two places', 6_000n, 500, 2, 4, 18_000n],
    ['$100 at +300, three tie', 10_000n, 300, 1, 3, 13_333n],
  ])('a dead heat pays its share: %s', (_name, stake, american, places, tied, payoutCents) => {
    expect(resultOfBet(stake, [tie(american, places, tied)])).toEqual({ status: 'SETTLED', outcome: 'WIN', payoutCents });
  });

  test('a dead heat in a parlay counts its share, even below one', () => {
    // The dead heat pays 2 × 1/4 = 1/2 of its stake; the winner pays 21/11.
    expect(resultOfBet(1_100n, [tie(100, 1, 4), leg('b', 'WIN')]).payoutCents).toBe(1_050n);
  });
});

describe('a round robin', () => {
  const terms = (size: number): BetTerms => ({ kind: 'round-robin', size, games: {}, policy: 'REPRICE' });

  test('a round robin grades each combination alone: one lost pick of three leaves one parlay', () => {
    const legs = [leg('a', 'WIN'), leg('b', 'WIN'), leg('c', 'LOSS')];
    expect(resultOfBet(3_000n, legs, terms(2))).toEqual({ status: 'SETTLED', outcome: 'WIN', payoutCents: 3_645n });
  });

  test('a round robin is open while any combination is, and lost if all are', () => {
    expect(resultOfBet(3_000n, [leg('a', 'WIN'), leg('b', 'WIN'), leg('c', 'PENDING')], terms(2)).status).toBe('OPEN');
    expect(resultOfBet(3_000n, [leg('a', 'LOSS'), leg('b', 'LOSS'), leg('c', 'PENDING')], terms(2)).outcome).toBe('LOSS');
  });

  test('a round robin of two pushes and a loss returns one combination', () => {
    expect(resultOfBet(3_000n, [leg('a', 'PUSH'), leg('b', 'PUSH'), leg('c', 'LOSS')], terms(2))).toEqual({
      status: 'SETTLED',
      outcome: 'REFUND',
      payoutCents: 1_000n,
    });
  });

  test.each([
    ['PUSH', 'SETTLED', 'PUSH'],
    ['VOID', 'VOIDED', 'VOIDED'],
  ] as const)('a round robin whose legs are all %s returns the whole stake', (outcome, status, result) => {
    const legs = ['a', 'b', 'c', 'd'].map((id) => leg(id, outcome));
    expect(resultOfBet(4_200n, legs, terms(2))).toEqual({ status, outcome: result, payoutCents: 4_200n });
  });

  test('several picks of one game are one pick of a round robin', () => {
    const priced = priceOfGame([leg('game', 'WIN'), over('WIN')]);
    if (!priced.ok) throw new Error(priced.refusal);
    const legs = [leg('game', 'WIN'), over('WIN'), leg('b', 'WIN'), leg('c', 'WIN')];
    const single = priceFromAmerican(-110);
    const parlays = [
      [priced.value, single],
      [priced.value, single],
      [single, single],
    ].map((prices) => returnFromBet(1_000n, combinePrices(prices)));
    const expected = parlays.reduce((sum, cents) => sum + cents);
    expect(resultOfBet(3_000n, legs, { ...terms(2), games: { game: priced.value } }).payoutCents).toBe(expected);
  });

  test('the payout of any round robin matches the oracle to the cent, in any order of legs', () => {
    const american = fc.oneof(fc.integer({ min: 100, max: 5_000 }), fc.integer({ min: -5_000, max: -101 }));
    const decided = fc.constantFrom<LegOutcome>('LOSS', 'PUSH', 'VOID', 'WIN');
    const names = { WIN: 'won', LOSS: 'lost', PUSH: 'returned', VOID: 'returned' } as const;
    const drawn = fc.array(fc.tuple(american, decided), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(drawn, fc.bigInt({ min: 1n, max: 10_000n }), (picks, unit) => {
        for (let size = 2; size < picks.length; size += 1) {
          const subsets = Array.from({ length: 1 << picks.length }, (_, mask) => picks.filter((__, place) => (mask >> place) & 1));
          const ways = subsets.filter((subset) => subset.length === size);
          const expected = ways
            .map((way) =>
              returnOf(
                unit,
                way.map(([odds, outcome]) => ({ odds, outcome: names[outcome as keyof typeof names] })),
              ),
            )
            .reduce((sum, cents) => sum + cents);
          const legs = picks.map(([odds, outcome], place) => leg(`e${place}`, outcome, { price: priceFromAmerican(odds) }));
          const stake = unit * BigInt(ways.length);
          expect(resultOfBet(stake, legs, terms(size)).payoutCents).toBe(expected);
          expect(resultOfBet(stake, legs.toReversed(), terms(size))).toEqual(resultOfBet(stake, legs, terms(size)));
        }
      }),
      { numRuns: 100 },
    );
  });
});

import { describe, expect, it, test } from 'vitest';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { type Price, priceFromAmerican } from '#src/shared/money/odds.ts';
import { ONE, ratio } from '#src/shared/money/ratio.ts';
import type { Suspension } from '#src/shared/betting/cashOut/refusals.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import { type BetTerms, SEPARATE } from '../pricing/betTerms.ts';
import type { GradedLeg } from '../pricing/gradedPick.ts';
import { USUAL_KEPT as KEPT } from '#server/modules/catalogue/settings/terms/pricingTerms.ts';
import { cashOutValue, mostOf } from './value.ts';

type Leg = GradedLeg & { readonly now: Result<Price, Suspension> };
const leg = (then: number, now: number | Suspension, outcome: LegOutcome = 'PENDING', eventId = `e${then}${now}${outcome}`): Leg => ({
  eventId,
  marketType: 'moneyline',
  selectionType: 'home',
  points: null,
  price: priceFromAmerican(then),
  outcome,
  now: typeof now === 'number' ? ok(priceFromAmerican(now)) : refuse(now),
});
const value = (stakeCents: bigint, legs: readonly Leg[], { terms = SEPARATE, kept = ONE, amountSource = 'CASH' } = {}) =>
  cashOutValue({ stakeCents, legs, terms, amountSource }, (one: Leg) => one.now, kept);

describe('the cash-out value', () => {
  it('a cash-out of £10 at 5/1 that is now 5/4 is worth 26.67 (domain rules §2.8)', () => {
    const then = { ...leg(500, 125), price: ratio(5n, 1n), now: ok(ratio(5n, 4n)) };
    expect(value(1_000n, [then])).toEqual(ok(2_667n));
  });

  it.each([
    ['unmoved, less the house’s part', 10_000n, [leg(-110, -110)], KEPT, 9_500n],
    ['a won leg at its locked price', 10_000n, [leg(-110, 100, 'WIN'), leg(-110, -110)], ONE, 19_091n],
    ['a pushed leg counts nothing', 10_000n, [leg(-110, 100, 'PUSH'), leg(-110, -110)], ONE, 10_000n],
    ['two legs that moved', 10_000n, [leg(150, 100), leg(100, -200)], ONE, 16_667n],
    ['never more than it can pay', 10_000n, [leg(100, -10_000)], ratio(2n, 1n), 20_000n],
  ])('a cash-out is valued by its legs’ prices: %s', (_, stake, legs, kept, cents) => {
    expect(value(stake, legs, { kept })).toEqual(ok(cents));
  });

  it('a round robin’s cash-out value is the sum over its combinations, without lost ones', () => {
    const terms: BetTerms = { kind: 'round-robin', size: 2, games: {}, policy: 'REPRICE' };
    const legs = [leg(100, 'event-closed', 'LOSS', 'a'), leg(100, 100, 'WIN', 'b'), leg(100, 100, 'PENDING', 'c')];
    expect(value(300n, legs, { terms })).toEqual(ok(200n));
  });

  it('the cash-out value of a bonus bet leaves out its stake', () => {
    expect(value(1_000n, [leg(500, 100)], { amountSource: 'FREE_BET' })).toEqual(ok(2_000n));
    expect(value(1_000n, [leg(100, 100)], { amountSource: 'FREE_BET' })).toEqual(refuse('value-too-small'));
  });

  it('the cash-out value of same-game picks uses their combined price, accepted and current', () => {
    const game = { g: priceFromAmerican(200) };
    const pick = (marketType: string, selectionType: string, points: number | null): Leg => ({
      ...leg(-110, -110, 'PENDING', 'g'),
      marketType,
      selectionType,
      points,
    });
    const terms: BetTerms = { kind: 'combined', games: game, policy: 'REPRICE' };
    const both = [pick('moneyline', 'home', null), pick('total', 'over', 4_550)];
    const answer = value(10_000n, both, { terms });
    expect(answer.ok && answer.value > 9_000n && answer.value < 12_000n).toBe(true);
    const one = [{ ...both[0], outcome: 'VOID' } as Leg, both[1] as Leg];
    expect(value(10_000n, one, { terms })).toEqual(ok(10_000n));
    expect(value(10_000n, one, { terms: { ...terms, policy: 'PUSH_UNLESS_LOSS' } })).toEqual(refuse('leg-unsettled'));
  });
});

describe('a bet without a cash-out value', () => {
  const teaser: BetTerms = { kind: 'teaser', points: 600, ladder: [], ties: 'drop', voids: 'drop', games: {}, policy: 'REPRICE' };
  test.each([
    ['while an open leg is suspended', [leg(-110, 100, 'WIN'), leg(100, 'market-suspended')], SEPARATE, 'market-suspended'],
    ['once a leg is lost', [leg(-110, 100, 'LOSS'), leg(100, 100)], SEPARATE, 'value-too-small'],
    ['for a teaser', [leg(-110, 100), leg(100, 100)], teaser, 'teaser-not-offered'],
    ['below a cent', [{ ...leg(100, 10_000), now: ok(ratio(100_000n, 1n)) }], SEPARATE, 'value-too-small'],
  ] as const)('a bet has no cash-out value %s', (_, legs, terms, why) => {
    expect(value(10n, legs, { terms })).toEqual(refuse(why));
  });
});

test('the most that a bet can still pay leaves out void legs', () => {
  expect(mostOf({ stakeCents: 10_000n, amountSource: 'CASH', terms: SEPARATE, legs: [leg(100, 100, 'VOID'), leg(100, 100)] })).toBe(
    20_000n,
  );
});

import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { ONE } from '#src/shared/money/ratio.ts';
import { priceOfGame } from '#src/shared/betting/sameGame/price.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import type { BetTerms } from './betTerms.ts';
import { restoreTerms, storeTerms } from './betTerms.ts';
import { type GradedLeg, gradePick, gradePicks, groupPicks, priceOfLeft, reductionOf } from './gradedPick.ts';
import { withPartPrices } from './partPrices.ts';

const leg = (eventId: string, outcome: LegOutcome, more: Partial<GradedLeg> = {}): GradedLeg => ({
  eventId,
  marketType: 'moneyline',
  selectionType: 'home',
  points: null,
  price: priceFromAmerican(-110),
  outcome,
  ...more,
});
const over = (outcome: LegOutcome) => leg('game', outcome, { marketType: 'total', selectionType: 'over', points: 4_500 });
const both = (outcome: LegOutcome) => leg('game', outcome, { marketType: 'both-teams-score', selectionType: 'yes' });
const outright = (outcome: LegOutcome) => leg('game', outcome, { marketType: 'winner', price: priceFromAmerican(500) });
const TOGETHER = priceFromAmerican(450);
const terms = (games: BetTerms['games']): BetTerms => ({ kind: 'combined', games, policy: 'REPRICE' });

describe('the picks of a bet', () => {
  test('legs of one game are one pick only if they were priced together', () => {
    const legs = [leg('game', 'WIN'), leg('other', 'WIN'), over('WIN')];
    expect(groupPicks(legs, terms({}))).toEqual(legs.map((one) => ({ legs: [one], together: null })));
    expect(groupPicks(legs, terms({ game: TOGETHER }))).toEqual([
      { legs: [legs[0], legs[2]], together: TOGETHER },
      { legs: [legs[1]], together: null },
    ]);
  });

  test('two legs of an event named like a property of objects are two picks', () => {
    expect(groupPicks([leg('constructor', 'WIN'), leg('constructor', 'LOSS')], terms({}))).toHaveLength(2);
  });

  test('each pick has its state, its price and its legs’ outcomes', () => {
    expect(gradePicks([leg('game', 'WIN'), over('WIN'), leg('other', 'PUSH')], terms({ game: TOGETHER }))).toEqual([
      { state: 'WON', decimal: { num: 11n, den: 2n }, outcomes: ['WIN', 'WIN'] },
      { state: 'REMOVED', decimal: ONE, outcomes: ['PUSH'] },
    ]);
  });
});

describe('several legs of one game', () => {
  const grade = (policy: SameGamePush, ...legs: readonly GradedLeg[]) => gradePick(legs, TOGETHER, policy);

  test.each<readonly [SameGamePush, readonly LegOutcome[], string]>([
    ['REPRICE', ['LOSS', 'PENDING', 'VOID'], 'LOST'],
    ['REPRICE', ['WIN', 'PENDING', 'VOID'], 'OPEN'],
    ['REPRICE', ['WIN', 'WIN', 'UNAVAILABLE'], 'WON'],
    ['REPRICE', ['VOID', 'PUSH', 'UNAVAILABLE'], 'REMOVED'],
    ['VOID_ALL', ['LOSS', 'PENDING', 'VOID'], 'REMOVED'],
    ['VOID_ALL', ['WIN', 'PENDING', 'PUSH'], 'OPEN'],
    ['VOID_ALL', ['LOSS', 'WIN', 'PUSH'], 'LOST'],
    ['VOID_ALL', ['WIN', 'WIN', 'PUSH'], 'REMOVED'],
    ['PUSH_UNLESS_LOSS', ['LOSS', 'PENDING', 'VOID'], 'LOST'],
    ['PUSH_UNLESS_LOSS', ['WIN', 'PENDING', 'VOID'], 'OPEN'],
    ['PUSH_UNLESS_LOSS', ['WIN', 'WIN', 'VOID'], 'REMOVED'],
    ['PUSH_UNLESS_LOSS', ['WIN', 'WIN', 'WIN'], 'WON'],
  ])('under %s a same-game pick of %j is %s', (policy, outcomes, state) => {
    const [home, total, score] = [leg('game', outcomes[0] ?? 'WIN'), over(outcomes[1] ?? 'WIN'), both(outcomes[2] ?? 'WIN')];
    expect(grade(policy, home, total, score)).toMatchObject({ state, outcomes, ...(state === 'WON' ? {} : { decimal: ONE }) });
  });

  test('a single leg is graded alone under every policy', () => {
    const [policy] = ['PUSH_UNLESS_LOSS' as const];
    expect(gradePick([leg('a', 'WIN')], null, policy)).toEqual({ state: 'WON', decimal: { num: 21n, den: 11n }, outcomes: ['WIN'] });
    expect(gradePick([leg('a', 'LOSS')], null, 'VOID_ALL').state).toBe('LOST');
  });
});

describe('the price of the remaining legs', () => {
  const [home, total, score] = [leg('game', 'WIN'), over('WIN'), both('VOID')];

  test('a same-game pick whose legs all won pays the accepted price', () => {
    expect(priceOfLeft([home, total], [home, total], TOGETHER)).toEqual(TOGETHER);
  });

  test('the remaining legs of a same-game pick pay their combined price of the placement', () => {
    const pair = priceOfGame([home, total]);
    expect(pair).toEqual({ ok: true, value: priceOfLeft([home, total], [home, total, score], TOGETHER) });
  });

  test('remaining legs pay the price stored at placement in any order, or else the model’s', () => {
    const all = [home, total, score];
    const terms = withPartPrices({ kind: 'combined', games: { game: TOGETHER }, policy: 'REPRICE' }, all);
    const { game: kept } = restoreTerms(JSON.parse(storeTerms(terms))).games;
    expect(Object.keys(kept?.parts ?? {}).toSorted()).toEqual(['01', '02', '12']);
    expect(terms.games['game']).toEqual(kept);
    for (const left of [
      [home, total],
      [home, score],
      [total, score],
    ])
      expect(priceOfLeft(left, all.toReversed(), kept ?? null)).toEqual(priceOfLeft(left, all, TOGETHER));
    // Simulates that the price model changed after placement.
    const [odd, parts] = [priceFromAmerican(777), kept?.parts ?? {}];
    const other = { ...TOGETHER, parts: Object.fromEntries(Object.keys(parts).map((key) => [key, odd])) };
    expect(priceOfLeft([total, home], all, other)).toEqual(odd);
    expect(gradePick([home, total, score], other, 'REPRICE')).toMatchObject({ state: 'WON', decimal: { num: 877n, den: 100n } });
  });

  test('policies without repricing, and two-leg picks, store no part prices', () => {
    for (const policy of ['VOID_ALL', 'PUSH_UNLESS_LOSS'] as const)
      expect(withPartPrices({ kind: 'combined', games: { game: TOGETHER }, policy }, [home, total, score]).games['game']).toEqual(TOGETHER);
    const pair = withPartPrices({ kind: 'combined', games: { game: TOGETHER }, policy: 'REPRICE' }, [home, total, leg('other', 'WIN')]);
    expect(pair.games['game']).toEqual(TOGETHER);
  });

  test('a single remaining leg pays its own price, even of a market never combined', () => {
    expect(priceOfLeft([outright('WIN')], [outright('WIN'), both('VOID')], TOGETHER)).toEqual(priceFromAmerican(500));
  });

  test('a remaining combination without a price throws instead of guessing', () => {
    const all = [outright('WIN'), total, score];
    expect(() => priceOfLeft([outright('WIN'), total], all, TOGETHER)).toThrow('no price in part: same-event-combination');
    expect(() => priceOfLeft([outright('WIN'), total], [outright('WIN'), total], null)).toThrow('no price in part');
  });
});

test('dead-heat reductions multiply, and legs without a tie count fully', () => {
  const tied = (places: number, of: number) => leg('a', 'DEAD_HEAT', { deadHeat: { places, tied: of } });
  expect(reductionOf([tied(1, 2), leg('b', 'WIN'), tied(2, 3), leg('c', 'WIN', { deadHeat: null })])).toEqual({ num: 1n, den: 3n });
  expect(gradePick([tied(1, 2)], null, 'REPRICE')).toMatchObject({ state: 'WON', decimal: { num: 21n, den: 22n } });
});

import { describe, expect, test } from 'vitest';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { changedGames, groupsOf, legGroupsOf } from './groups.ts';
import { initialBetslip } from './initialBetslip.ts';
import { stepBetslip } from './reducer.ts';
import { betsOf } from './summary.ts';

const groups = (offers: Readonly<Record<string, number>> = {}, status: 'IN_PLAY' | 'PRE_GAME' = 'PRE_GAME') => {
  const leg = (id: string, eventId: string) => legOf(id, { eventId, eventName: `Game ${eventId}`, eventStatus: status });
  const slip = slipOf([leg('a', 'x'), leg('b', 'y'), leg('c', 'x')]);
  const seen = Object.fromEntries(Object.entries(offers).map(([id, american]) => [id, offerAt(american)]));
  const typed = Object.fromEntries(['a', 'b', 'c'].map((id) => [`straight:${id}`, { field: 'BET' as const, text: '5' }]));
  return groupsOf(betsOf({ ...initialBetslip, slip, offers: seen, typed }, 'straight'));
};

test('bets are grouped by event in the order of their first bet', () => {
  expect(groups().map(({ eventName, bets }) => [eventName, bets.map(({ id }) => id)])).toEqual([
    ['Game x', ['straight:a', 'straight:c']],
    ['Game y', ['straight:b']],
  ]);
});

test('a group shows the direction of its odds, down before up, and whether acceptance is needed', () => {
  const told = (offers: Readonly<Record<string, number>>) =>
    groups(offers).map(({ oddsTrend, requiresAcceptance }) => [oddsTrend, requiresAcceptance]);
  expect(told({})).toEqual([
    ['none', false],
    ['none', false],
  ]);
  expect(told({ a: 100, b: -130 })).toEqual([
    ['up', false],
    ['down', true],
  ]);
  expect(told({ a: 100, c: -130 })).toEqual([
    ['down', true],
    ['none', false],
  ]);
});

describe('the legs of a parlay', () => {
  const over = (id: string) =>
    legOf(id, {
      eventId: 'x',
      marketType: 'total',
      selectionType: 'over',
      offer: offerAt(-110, { points: '45' }),
      accepted: { price: priceFromAmerican(-110), points: '45' },
    });
  const legs = [legOf('a', { eventId: 'x' }), legOf('b', { eventId: 'y' }), over('c')];
  const parlay = (offers: Readonly<Record<string, number>> = {}, slipLegs = legs) => {
    const seen = Object.fromEntries(Object.entries(offers).map(([id, to]) => [id, offerAt(to, id === 'c' ? { points: '45' } : {})]));
    const typed = { parlay: { field: 'BET' as const, text: '5' } };
    const [bet] = betsOf({ ...initialBetslip, slip: slipOf(slipLegs), offers: seen, typed }, 'parlay');
    return legGroupsOf(bet?.legs ?? []);
  };

  test('legs are grouped by event; a game has one price below its product, and a single leg its own', () => {
    const [game, single] = parlay();
    expect(game?.legs.map(({ leg }) => leg.selectionId)).toEqual(['a', 'c']);
    expect(single?.price).toEqual(priceFromAmerican(-110));
    expect(compareRatios(game?.price ?? priceFromAmerican(10_000), priceFromAmerican(264))).toBeLessThan(0);
    expect(compareRatios(game?.price ?? priceFromAmerican(-10_000), priceFromAmerican(-110))).toBeGreaterThan(0);
  });

  test('a parlay’s group shows the direction of its price and whether acceptance is needed', () => {
    const told = (offers: Readonly<Record<string, number>>) =>
      parlay(offers).map(({ oddsTrend, requiresAcceptance }) => [oddsTrend, requiresAcceptance]);
    expect(told({ c: -150 })).toEqual([
      ['down', true],
      ['none', false],
    ]);
    expect(told({ a: 130 })[0]).toEqual(['up', false]);
  });

  test('legs that cannot win together have no price', () => {
    const [game] = parlay({}, [legOf('a', { eventId: 'x' }), legOf('b', { eventId: 'x', selectionType: 'away' })]);
    expect(game?.price).toBeNull();
  });

  describe('agreed to anew', () => {
    const shown = (offers: Readonly<Record<string, number>>) => {
      const seen = Object.fromEntries(Object.entries(offers).map(([id, to]) => [id, offerAt(to, id === 'c' ? { points: '45' } : {})]));
      const [bet] = betsOf({ ...initialBetslip, slip: slipOf(legs), offers: seen }, 'parlay');
      return bet?.legs ?? [];
    };
    const games = (offers: Readonly<Record<string, number>>, ...agreed: readonly string[]) =>
      changedGames(shown(offers), new Map(agreed.map((id) => [id, {}])));

    test('acceptance sends the price of the whole game with its legs', () => {
      const [game, ...others] = games({ c: -150 }, 'c');
      expect(others).toEqual([]);
      expect(game).toEqual({
        eventId: 'x',
        price: parlay({ c: -150 })[0]?.price,
        legs: [
          { selectionId: 'a', price: priceFromAmerican(-110), points: null },
          { selectionId: 'c', price: priceFromAmerican(-150), points: '45' },
        ],
      });
    });

    test('acceptance sends no game for a single leg or without accepted legs', () => {
      expect(games({ b: -150 }, 'b')).toEqual([]);
      expect(games({ c: -150 })).toEqual([]);
    });

    test('acceptance sends no game while one of its legs is stopped', () => {
      const [bet] = betsOf(
        {
          ...initialBetslip,
          slip: slipOf(legs),
          offers: { a: { ...offerAt(-110), status: 'CLOSED' }, c: offerAt(-150, { points: '45' }) },
        },
        'parlay',
      );
      expect(changedGames(bet?.legs ?? [], new Map([['c', {}]]))).toEqual([]);
    });

    test('acceptance sends games for a parlay and not for straight bets', () => {
      const accepted = (tab: 'parlay' | 'straight') => {
        const state = {
          ...initialBetslip,
          owner: { type: 'visitor' as const },
          slip: slipOf(legs),
          tab,
          offers: { c: offerAt(-150, { points: '45' }) },
        };
        return stepBetslip(state, { type: 'changes-accepted' }).state.intents.find(({ kind }) => kind === 'accept');
      };
      expect(accepted('parlay')).toMatchObject({
        offers: [{ selectionId: 'c' }],
        games: [{ eventId: 'x', legs: [{ selectionId: 'a' }, { selectionId: 'c' }] }],
      });
      expect(accepted('straight')).toMatchObject({ offers: [{ selectionId: 'c' }] });
      expect(accepted('straight')).not.toHaveProperty('games');
    });
  });
});

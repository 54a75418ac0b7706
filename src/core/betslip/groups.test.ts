import { expect, test } from 'vitest';
import { legOf, offerAt, slipOf } from '#tests/support/slips.ts';
import { groupsOf } from './groups.ts';
import { initialBetslip } from './initialBetslip.ts';
import { betsOf } from './summary.ts';

const groups = (offers: Readonly<Record<string, number>> = {}, status: 'IN_PLAY' | 'PRE_GAME' = 'PRE_GAME') => {
  const leg = (id: string, eventId: string) => legOf(id, { eventId, eventName: `Game ${eventId}`, eventStatus: status });
  const slip = slipOf([leg('a', 'x'), leg('b', 'y'), leg('c', 'x')]);
  const seen = Object.fromEntries(Object.entries(offers).map(([id, american]) => [id, offerAt(american)]));
  return groupsOf(betsOf({ ...initialBetslip, slip, offers: seen }, 'straight'));
};

test('bets stand together by event, in the order of the first of each, and none is lost', () => {
  expect(groups().map(({ eventName, bets }) => [eventName, bets.map(({ id }) => id)])).toEqual([
    ['Game x', ['straight:a', 'straight:c']],
    ['Game y', ['straight:b']],
  ]);
});

test('a group says which way its odds go, down before up, and whether it asks for acceptance', () => {
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

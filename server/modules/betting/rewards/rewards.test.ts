import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { Offer } from '../pricing/offer.ts';
import {
  boostOf,
  eventLabel,
  type FreeBet,
  isRestricted,
  legsLabel,
  type ProfitBoost,
  refusalOfUse,
  type Rewards,
  rewardStatus,
} from './rewards.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const terms = {
  ...{ id: 'token', title: 'Token', fewestLegs: null, mostLegs: null, only: null },
  ...{ effectiveAt: null, expiresAt: null, isPaused: false, redeemedBetId: null },
};
const free: FreeBet = { ...terms, kind: 'free-bet', cents: 1_000n };
const boost: ProfitBoost = { ...terms, kind: 'profit-boost', boost: { percent: 50, mostStakeCents: null } };
const offer = (eventId: string, sport = 'football'): Offer => ({
  ...{ selectionId: `${eventId}:home`, sport, eventId, marketId: `${eventId}:m`, price: priceFromAmerican(-110), points: null },
  ...{ selectionStatus: 'OPEN', selectionName: 'Home', selectionType: 'home', marketStatus: 'OPEN', marketName: 'Moneyline' },
  ...{ marketType: 'moneyline', eventName: 'A at B', eventStatus: 'PRE_GAME', startsAt: at(3_600), isVoid: false },
  ...{ mostStakeCents: 100_000n, mostExposureCents: 100_000n },
});
const bet = (...offers: Offer[]) => ({ draftBetId: offers.length === 1 ? 'straight:a' : 'parlay', offers });

test.each([
  ['AVAILABLE', {}],
  ['REDEEMED', { redeemedBetId: 'b', expiresAt: at(-1), isPaused: true }],
  ['EXPIRED', { expiresAt: NOON, isPaused: true }],
  ['AVAILABLE', { expiresAt: at(1) }],
  ['PAUSED', { isPaused: true, effectiveAt: at(1) }],
  ['PENDING', { effectiveAt: at(1) }],
  ['AVAILABLE', { effectiveAt: NOON }],
] as const)('a reward is %s: %j', (status, changes) => {
  expect(rewardStatus({ ...free, ...changes }, NOON)).toBe(status);
});

describe('the rules of a reward', () => {
  const two = bet(offer('a'), offer('b'));
  test.each([
    [false, {}, bet(offer('a'))],
    [true, {}, { ...two, draftBetId: 'roundRobin:2' }],
    [true, { fewestLegs: 3 }, two],
    [false, { fewestLegs: 2 }, two],
    [true, { mostLegs: 1 }, two],
    [false, { mostLegs: 2 }, two],
    [false, { only: { kind: 'event', id: 'a', name: 'A' } }, bet(offer('a'))],
    [true, { only: { kind: 'event', id: 'a', name: 'A' } }, two],
    [false, { only: { kind: 'sport', id: 'football', name: 'Football' } }, two],
    [true, { only: { kind: 'sport', id: 'football', name: 'Football' } }, bet(offer('a'), offer('b', 'tennis'))],
  ] as const)('a reward’s rules exclude a bet: %s, %j', (kept, changes, wanted) => {
    expect(isRestricted({ ...free, ...changes }, wanted)).toBe(kept);
  });

  test.each([
    [null, null, null],
    [null, 1, 'Single bets'],
    [1, 1, 'Single bets'],
    [2, 2, '2 legs'],
    [2, 4, '2 to 4 legs'],
    [3, null, '3+ legs'],
    [1, null, null],
    [null, 4, 'Up to 4 legs'],
  ])('a reward from %s to %s legs is labelled %s', (fewestLegs, mostLegs, label) => {
    expect(legsLabel({ fewestLegs, mostLegs })).toBe(label);
  });

  test('a reward for one event or sport is labelled with it', () => {
    expect(eventLabel({ ...terms, only: { kind: 'sport', id: 'football', name: 'Football' } })).toBe('Football only');
    expect(eventLabel(terms)).toBeNull();
  });
});

describe('a bet with a reward', () => {
  const rewards: Rewards = {
    creditCents: 500n,
    tokens: new Map<string, FreeBet | ProfitBoost>([
      ['f', free],
      ['p', boost],
    ]),
  };
  const asked = { ...bet(offer('a')), totalCents: 500n };

  test('a bet with promotional credit is refused above the credit', () => {
    expect(refusalOfUse({ kind: 'promotional-credit' }, rewards, asked, NOON)).toBeNull();
    expect(refusalOfUse({ kind: 'promotional-credit' }, rewards, { ...asked, totalCents: 501n }, NOON)).toBe('promotional-credits-low');
  });

  test('a bet uses a token only if it exists, has that kind, is available and allows the bet', () => {
    expect(refusalOfUse({ kind: 'free-bet', id: 'f' }, rewards, asked, NOON)).toBeNull();
    expect(refusalOfUse({ kind: 'free-bet', id: 'p' }, rewards, asked, NOON)).toBe('reward-unavailable');
    expect(refusalOfUse({ kind: 'free-bet', id: 'nothing' }, rewards, asked, NOON)).toBe('reward-unavailable');
    const paused: Rewards = { ...rewards, tokens: new Map([['f', { ...free, isPaused: true }]]) };
    expect(refusalOfUse({ kind: 'free-bet', id: 'f' }, paused, asked, NOON)).toBe('reward-unavailable');
    const many: Rewards = { ...rewards, tokens: new Map([['f', { ...free, fewestLegs: 2 }]]) };
    expect(refusalOfUse({ kind: 'free-bet', id: 'f' }, many, asked, NOON)).toBe('reward-restricted');
  });

  test('only a profit boost raises a bet’s profit', () => {
    expect(boostOf({ kind: 'profit-boost', id: 'p' }, rewards)).toEqual(boost.boost);
    expect(boostOf({ kind: 'profit-boost', id: 'f' }, rewards)).toBeNull();
    expect(boostOf({ kind: 'profit-boost', id: 'nothing' }, rewards)).toBeNull();
    expect(boostOf({ kind: 'free-bet', id: 'p' }, rewards)).toBeNull();
    expect(boostOf(undefined, rewards)).toBeNull();
  });
});

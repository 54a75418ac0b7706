import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/lib/odds.ts';
import { type RefusalCode, refusals as shapes } from '#src/lib/refusals.ts';
import { decide, type Question } from './decide.ts';
import type { Offer } from './offer.ts';
import type { RequestedBet } from './placementTypes.ts';
import { sampleOffer } from './sampleOffer.ts';
import { NO_REWARDS } from './rewards.ts';
import { DEFAULT_HOUSE } from './ticket.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const LATER = new Date('2026-11-21T13:00:00.000Z');

const offer = (id: string, more: Partial<Offer> = {}) => sampleOffer(id, LATER, more);
const bet = (
  offers: readonly Offer[],
  stakeCents: bigint,
  draftBetId = offers.length === 1 ? `straight:${offers[0]?.selectionId ?? ''}` : 'parlay',
): RequestedBet => ({
  draftBetId,
  stakeCents,
  legs: offers.map(({ selectionId, price: { num, den }, points }) => ({ selectionId, num, den, points })),
});
const question = (offers: readonly Offer[], more: Partial<Question> = {}): Question => ({
  bets: [bet(offers, 1_000n)],
  offers: new Map(offers.map((one) => [one.selectionId, one])),
  standing: {
    isSessionAlive: true,
    isRestricted: false,
    isExcluded: false,
    isIdentityVerified: true,
    requiresAcknowledgement: false,
    hasDepositsToAcknowledge: false,
    realityCheckAt: LATER,
    verdict: { isAllowed: true, isOutside: false, ip: '203.0.113.7', expiresAt: LATER },
    cashCents: 100_000n,
    limits: null,
  },
  autoAccept: false,
  house: DEFAULT_HOUSE,
  rewards: NO_REWARDS,
  ip: '203.0.113.7',
  now: NOW,
  ...more,
});
const codes = (asked: Question): RefusalCode[] => {
  const decision = decide(asked);
  return decision.kind === 'refused' ? decision.refusals.map(({ code }) => code) : [];
};

test('what is in order is accepted at the price of the offer', () => {
  const asked = question([offer('a'), offer('b')]);
  expect(decide(asked)).toMatchObject({ kind: 'accepted', bets: [{ price: { num: 320n, den: 121n }, winCents: 2_645n }] });
});

describe('the acceptance policy (domain rules §2.8)', () => {
  const american = fc.oneof(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -900, max: -101 }));

  test('unchanged or better is taken, worse only from a player who takes any; always at the price now', () => {
    fc.assert(
      fc.property(american, american, fc.boolean(), (seen, now, autoAccept) => {
        const current = offer('a', { price: priceFromAmerican(now) });
        const asked = question([current], { autoAccept, bets: [bet([offer('a', { price: priceFromAmerican(seen) })], 1_000n)] });
        const decision = decide(asked);
        // American numbers compare by what 100 win.
        const worth = (odds: number): number => (odds > 0 ? odds : 10_000 / -odds);
        const isTaken = autoAccept || worth(now) >= worth(seen);
        expect(decision.kind).toBe(isTaken ? 'accepted' : 'refused');
        if (decision.kind === 'accepted') expect(decision.bets[0]?.price).toEqual(current.price);
        else
          expect(decision.refusals[0]?.change).toEqual({
            selectionId: 'a',
            from: { price: priceFromAmerican(seen), points: null },
            to: { price: current.price, points: null },
          });
      }),
    );
  });

  test('one worse leg of a parlay refuses it, whatever the others do', () => {
    const now = [offer('a', { price: priceFromAmerican(500) }), offer('b', { price: priceFromAmerican(-120) })];
    const asked = question(now, { bets: [bet([offer('a'), offer('b')], 1_000n)] });
    expect(decide(asked)).toMatchObject({ kind: 'refused', refusals: [{ code: 'price-moved', subjectId: 'b' }] });
  });

  test.each([false, true])('checklist 16: another line is another bet, also for who takes any odds (%s)', (autoAccept) => {
    const asked = question([offer('a', { points: -350 })], { autoAccept, bets: [bet([offer('a', { points: -300 })], 1_000n)] });
    expect(decide(asked)).toMatchObject({ kind: 'refused', refusals: [{ code: 'line-moved', subjectId: 'a' }] });
  });
});

describe('by the server’s clock', () => {
  test.each([
    ['PRE_GAME', -1, ['event-closed']],
    ['PRE_GAME', 0, ['event-closed']],
    ['PRE_GAME', 1, []],
    ['IN_PLAY', -60_000, []],
    ['FINISHED', 1, ['event-closed']],
    ['INVALID', 1, ['event-closed']],
  ] as const)('%s, start in %i ms: %j', (eventStatus, ms, expected) => {
    expect(codes(question([offer('a', { eventStatus, startsAt: new Date(NOW.getTime() + ms) })]))).toEqual(expected);
  });

  test('a verdict holds until its last millisecond', () => {
    const until = (expiresAt: Date) =>
      codes(
        question([offer('a')], {
          standing: { ...question([]).standing, verdict: { isAllowed: true, isOutside: false, ip: '203.0.113.7', expiresAt } },
        }),
      );
    expect(until(new Date(NOW.getTime() + 1))).toEqual([]);
    expect(until(NOW)).toEqual(['location-not-verified']);
  });
});

test('everything that is wrong is said, in order of priority', () => {
  const closed = offer('a', { eventStatus: 'FINISHED' });
  const moved = offer('b', { price: priceFromAmerican(-200) });
  const asked = question([closed, moved], { bets: [bet([closed], 0n), bet([offer('b')], 900_000_000_00n)] });
  expect(codes(asked)).toEqual([
    'event-closed',
    'price-moved',
    'amount-not-positive',
    'amount-too-large',
    'stake-limit-reached',
    'insufficient-funds',
  ]);
});

test('who may not bet learns nothing else', () => {
  const asked = question([offer('a', { eventStatus: 'FINISHED' })], {
    standing: {
      ...question([]).standing,
      isRestricted: true,
      isIdentityVerified: false,
      requiresAcknowledgement: true,
      realityCheckAt: NOW,
      verdict: null,
    },
  });
  expect(codes(asked)).toEqual([
    'location-not-verified',
    'acknowledgement-required',
    'reality-check-due',
    'account-restricted',
    'identity-not-verified',
  ]);
});

test('the stakes of one placement on one market count together', () => {
  const one = offer('a');
  const other = offer('b', { marketId: one.marketId, eventId: one.eventId });
  const rich = { ...question([]).standing, cashCents: 100_000_000n };
  const asked = (stake: bigint) => question([one, other], { bets: [bet([one], stake), bet([other], stake)], standing: rich });
  expect(codes(asked(25_000_000n))).toEqual([]);
  expect(codes(asked(25_000_001n))).toEqual(['stake-limit-reached']);
});

test('cash to the last cent is enough', () => {
  const asked = (stake: bigint) => question([offer('a')], { bets: [bet([offer('a')], stake)] });
  expect(codes(asked(100_000n))).toEqual([]);
  expect(codes(asked(100_001n))).toEqual(['insufficient-funds']);
});

test('never throws: whatever is asked is accepted or refused by a name of the table, in order', () => {
  const some = fc.record({
    price: fc.integer({ min: 100, max: 100_000 }),
    seen: fc.integer({ min: 100, max: 100_000 }),
    status: fc.constantFrom<Offer['eventStatus']>('IN_PLAY', 'PRE_GAME', 'FINISHED'),
    stake: fc.bigInt({ min: -10n, max: 10n ** 12n }),
    isKnown: fc.boolean(),
    event: fc.nat({ max: 2 }),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), fc.boolean(), fc.boolean(), (drawn, isParlay, autoAccept) => {
      const offers = drawn.map(({ price, status, event }, n) =>
        offer(`s${n}`, { price: priceFromAmerican(price), eventStatus: status, eventId: `e${event}` }),
      );
      const seen = drawn.map(({ seen: odds }, n) => offer(`s${n}`, { price: priceFromAmerican(odds) }));
      const known = new Map(offers.filter((_, n) => drawn[n]?.isKnown).map((one) => [one.selectionId, one]));
      const bets = isParlay ? [bet(seen, drawn[0]?.stake ?? 1n, 'parlay')] : seen.map((one, n) => bet([one], drawn[n]?.stake ?? 1n));
      const found = codes(question(offers, { bets, offers: known, autoAccept }));
      expect(found.every((code) => Object.hasOwn(shapes, code))).toBe(true);
      expect(found.map((code) => shapes[code].priority)).toEqual(found.map((code) => shapes[code].priority).toSorted((a, b) => a - b));
    }),
  );
});

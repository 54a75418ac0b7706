import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { refusals as shapes } from '#src/shared/betting/refusals.ts';
import type { TeaserRung, TeaserTable } from '#src/shared/betting/teaser.ts';
import { type BetMinimums, USUAL_MINIMUMS } from '#server/modules/catalogue/settings/minimums/index.ts';
import { decide } from './decide.ts';
import type { Offer } from '../pricing/offer.ts';
import type { RequestedBet } from './placementTypes.ts';
import { sampleOffer } from './sampleOffer.ts';
import { codesOf as codes, LATER, NOW, sampleBet as bet, sampleQuestion as question, sampleEligibility } from './sampleQuestion.ts';
import { DEFAULT_TEASERS } from '../pricing/teaser/teaserTable.ts';
import { nameOfTerms, teaserTermsOf } from '../pricing/teaser/teaserTerms.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/ticket.ts';

const offer = (id: string, more: Partial<Offer> = {}) => sampleOffer(id, LATER, more);

test('a valid placement is accepted at the current price', () => {
  const asked = question([offer('a'), offer('b')]);
  expect(decide(asked)).toMatchObject({ kind: 'accepted', bets: [{ price: { num: 320n, den: 121n }, winCents: 2_645n }] });
});

describe('the acceptance policy (domain rules §2.8)', () => {
  const american = fc.oneof(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -900, max: -101 }));

  test('an equal or better price is accepted, and a worse one only with auto-accept', () => {
    fc.assert(
      fc.property(american, american, fc.boolean(), (seen, now, autoAccept) => {
        const current = offer('a', { price: priceFromAmerican(now) });
        const asked = question([current], { autoAccept, bets: [bet([offer('a', { price: priceFromAmerican(seen) })], 1_000n)] });
        const decision = decide(asked);
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

  test('one worse leg refuses a parlay, even if another leg is better', () => {
    const now = [offer('a', { price: priceFromAmerican(500) }), offer('b', { price: priceFromAmerican(-120) })];
    const asked = question(now, { bets: [bet([offer('a'), offer('b')], 1_000n)] });
    expect(decide(asked)).toMatchObject({ kind: 'refused', refusals: [{ code: 'price-moved', subjectId: 'b' }] });
  });

  test.each([false, true])('checklist 16: a moved line is refused, even with auto-accept (%s)', (autoAccept) => {
    const asked = question([offer('a', { points: -350 })], { autoAccept, bets: [bet([offer('a', { points: -300 })], 1_000n)] });
    expect(decide(asked)).toMatchObject({ kind: 'refused', refusals: [{ code: 'line-moved', subjectId: 'a' }] });
  });
});

describe('a placement by the server’s clock', () => {
  test.each([
    ['PRE_GAME', -1, ['event-closed']],
    ['PRE_GAME', 0, ['event-closed']],
    ['PRE_GAME', 1, []],
    ['IN_PLAY', -60_000, []],
    ['FINISHED', 1, ['event-closed']],
    ['INVALID', 1, ['event-closed']],
  ] as const)('a bet on an event that is %s and starts in %i ms is refused with %j', (eventStatus, ms, expected) => {
    expect(codes(question([offer('a', { eventStatus, startsAt: new Date(NOW.getTime() + ms) })]))).toEqual(expected);
  });

  test('a location verdict is valid until its last millisecond', () => {
    const until = (expiresAt: Date) =>
      codes(
        question([offer('a')], {
          eligibility: sampleEligibility({ verdict: { isAllowed: true, isOutside: false, ip: '203.0.113.7', expiresAt } }),
        }),
      );
    expect(until(new Date(NOW.getTime() + 1))).toEqual([]);
    expect(until(NOW)).toEqual(['location-not-verified']);
  });
});

test('a placement with several faults is refused with all of them in order of priority', () => {
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

test('a player who may not bet gets no other refusals', () => {
  const asked = question([offer('a', { eventStatus: 'FINISHED' })], {
    eligibility: sampleEligibility({
      isRestricted: true,
      isIdentityVerified: false,
      requiresAcknowledgement: true,
      realityCheckAt: NOW,
      verdict: null,
    }),
  });
  expect(codes(asked)).toEqual([
    'location-not-verified',
    'acknowledgement-required',
    'reality-check-due',
    'account-restricted',
    'identity-not-verified',
  ]);
});

test('the stakes of one placement on one market count together against its limit', () => {
  const one = offer('a');
  const other = offer('b', { marketId: one.marketId, eventId: one.eventId });
  const rich = sampleEligibility({ cashCents: 100_000_000n });
  const asked = (stake: bigint) => question([one, other], { bets: [bet([one], stake), bet([other], stake)], eligibility: rich });
  expect(codes(asked(25_000_000n))).toEqual([]);
  expect(codes(asked(25_000_001n))).toEqual(['stake-limit-reached']);
});

test('a bet may use a player’s cash to the last cent', () => {
  const asked = (stake: bigint) => question([offer('a')], { bets: [bet([offer('a')], stake)] });
  expect(codes(asked(100_000n))).toEqual([]);
  expect(codes(asked(100_001n))).toEqual(['insufficient-funds']);
});

test('any placement is accepted, or refused with known codes in order of priority', () => {
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

describe('the player who places a bet', () => {
  test.each([
    ['whose session is over', { isSessionAlive: false, isRestricted: true, verdict: null }, ['not-logged-in']],
    ['who is restricted', { isRestricted: true }, ['account-restricted']],
    ['who takes a break', { isExcluded: true }, ['excluded']],
    ['of whom the register has not answered', { isRegisterKnown: false }, ['register-unchecked']],
    ['who owes the guide', { saferPlay: 'safer-play-guide-due' }, ['safer-play-guide-due']],
    [
      'who owes the guide, and takes a break',
      { saferPlay: 'safer-play-guide-due', isExcluded: true },
      ['excluded', 'safer-play-guide-due'],
    ],
    ['of whom it has not, and who takes a break', { isRegisterKnown: false, isExcluded: true }, ['excluded']],
    ['who is not known', { isIdentityVerified: false }, ['identity-not-verified']],
    ['who has not read the notice', { requiresAcknowledgement: true }, ['acknowledgement-required']],
    ['who has not read what was deposited', { hasDepositsToAcknowledge: true }, ['deposits-not-acknowledged']],
    ['who is nobody and has deposited', { isSessionAlive: false, hasDepositsToAcknowledge: true }, ['not-logged-in']],
    ['who is due to read how it goes', { realityCheckAt: NOW }, ['reality-check-due']],
    ['who is not due yet', { realityCheckAt: new Date(NOW.getTime() + 1) }, []],
    ['of whom no place is known', { verdict: null }, ['location-not-verified']],
  ] as const)('a player %s gets only the refusals for that', (_name, more, expected) => {
    expect(codes(question([offer('a')], { eligibility: sampleEligibility(more) }))).toEqual(expected);
  });

  const seen = (more: object) =>
    sampleEligibility({ verdict: { isAllowed: true, isOutside: false, ip: '203.0.113.7', expiresAt: LATER, ...more } });
  test.each([
    ['outside', seen({ isOutside: true, isAllowed: false }), ['region-not-served']],
    ['refused', seen({ isAllowed: false }), ['location-not-verified']],
    ['from another address', seen({ ip: '203.0.113.8' }), ['location-not-verified']],
  ] as const)('a bet with a location %s is refused', (_name, standing, expected) => {
    expect(codes(question([offer('a')], { eligibility: standing }))).toEqual(expected);
  });
});

describe('a whole bet', () => {
  const line = (id: string, more: Partial<Offer> = {}) => offer(id, { marketType: 'spread', points: -350, ...more });
  const shown = (table = DEFAULT_TEASERS, legs = 2) => {
    const terms = teaserTermsOf(table, ['football'], 600, legs);
    return { teaserPoints: 600, teaserTerms: terms ? nameOfTerms(terms, legs) : '', agreed: priceFromAmerican(legs === 2 ? -115 : 160) };
  };
  const teased = (now: readonly Offer[], saw: readonly Offer[], autoAccept = false) =>
    question(now, { autoAccept, bets: [{ ...bet(saw, 1_150n, 'teaser'), ...shown() }] });

  test('a teaser is refused if a leg’s line moved, but not if its price did', () => {
    const [a, b] = [line('a'), line('b')];
    expect(decide(teased([line('a', { price: priceFromAmerican(-300) }), b], [a, b]))).toMatchObject({
      kind: 'accepted',
      bets: [{ type: 'TEASER', price: { num: 20n, den: 23n }, winCents: 1_000n }],
    });
    expect(decide(teased([line('a', { points: -400 }), b], [a, b], true))).toMatchObject({
      refusals: [{ code: 'line-moved', subjectId: 'a', change: { from: { points: -350 }, to: { points: -400 } } }],
    });
  });

  describe.each([false, true])('a teaser with auto-accept %s', (autoAccept) => {
    const three = [line('a'), line('b'), line('c')];
    const placed = (teasers: TeaserTable, more: Partial<RequestedBet> = {}) =>
      codes(
        question(three, {
          autoAccept,
          house: { ...DEFAULT_PRICING_RULES, teasers },
          bets: [{ ...bet(three, 1_000n, 'teaser'), ...shown(DEFAULT_TEASERS, 3), ...more }],
        }),
      );
    const where = (change: (rung: TeaserRung) => Partial<TeaserRung>) =>
      DEFAULT_TEASERS.map((rung) =>
        rung.sport === 'football' && rung.points === 600 && !rung.besides ? { ...rung, ...change(rung) } : rung,
      );

    test('a teaser is accepted on the terms that were shown', () => {
      expect(placed(DEFAULT_TEASERS)).toEqual([]);
    });
    test.each([
      ['whose ties lose since', where(() => ({ ties: 'lose' }))],
      ['whose voids give all back since', where(() => ({ voids: 'refund' }))],
      ['that pays less when a leg drops out', where(({ legs }) => (legs === 2 ? { price: ratio(1n, 2n) } : {}))],
      ['that pays more when a leg drops out', where(({ legs }) => (legs === 2 ? { price: ratio(1n, 1n) } : {}))],
      ['that no longer drops to two legs', DEFAULT_TEASERS.filter(({ legs }) => legs !== 2)],
    ] as const)('checklist 16: a teaser %s is refused for moved terms', (_name, teasers) => {
      expect(placed(teasers)).toEqual(['teaser-terms-moved']);
    });
    test('a teaser whose terms were not shown is refused for moved terms', () => {
      expect(placed(DEFAULT_TEASERS, { teaserTerms: '' })).toEqual(['teaser-terms-moved']);
    });
    test('a teaser from a page too old to name its terms is refused as outdated', () => {
      const { teaserTerms: _, ...old } = shown(DEFAULT_TEASERS, 3);
      const bets = [{ ...bet(three, 1_000n, 'teaser'), ...old }];
      expect(codes(question(three, { autoAccept, bets }))).toEqual(['page-outdated']);
    });
    test('a teaser at a worse price needs auto-accept, and at a better price gets the better one', () => {
      expect(placed(where(({ legs }) => (legs === 3 ? { price: ratio(3n, 2n) } : {})))).toEqual(autoAccept ? [] : ['price-moved']);
      expect(placed(where(({ legs }) => (legs === 3 ? { price: ratio(2n, 1n) } : {})))).toEqual([]);
    });
    test('a teaser is accepted if only prices for more legs have changed', () => {
      expect(placed(where(({ legs }) => (legs > 3 ? { price: ratio(BigInt(legs) * 9n, 1n) } : {})))).toEqual([]);
    });
  });

  test('checklist 16: a teaser without an accepted price is placed only with auto-accept', () => {
    const pair = [line('a'), line('b')];
    const { agreed: _, ...unpriced } = shown();
    const asked = (autoAccept: boolean) => codes(question(pair, { autoAccept, bets: [{ ...bet(pair, 1_000n, 'teaser'), ...unpriced }] }));
    expect([asked(false), asked(true)]).toEqual([['price-moved'], []]);
  });

  test('checklist 16: a teaser of two sports is refused if the second sport’s points have changed', () => {
    const pair = [line('a'), line('b', { sport: 'basketball' })];
    const sports = ['football', 'basketball'];
    const besides = (points: number) =>
      DEFAULT_TEASERS.map((rung) => (rung.besides ? { ...rung, besides: { ...rung.besides, points } } : rung));
    const terms = teaserTermsOf(DEFAULT_TEASERS, sports, 600, 2);
    const saw = { teaserPoints: 600, agreed: priceFromAmerican(-110), teaserTerms: terms ? nameOfTerms(terms, 2) : '' };
    const asked = (points: number) =>
      codes(
        question(pair, {
          autoAccept: true,
          house: { ...DEFAULT_PRICING_RULES, teasers: besides(points) },
          bets: [{ ...bet(pair, 1_000n, 'teaser'), ...saw }],
        }),
      );
    expect([asked(400), asked(350), asked(450)]).toEqual([[], ['teaser-terms-moved'], ['teaser-terms-moved']]);
  });

  test('a bet without a price is refused with the reason', () => {
    const [a, b] = [line('a'), line('b', { sport: 'tennis' })];
    expect(decide(teased([a, b], [a, b]))).toMatchObject({ refusals: [{ code: 'teaser-unavailable', subjectId: 'teaser' }] });
    const home = offer('h', { eventId: 'one', selectionType: 'home' });
    const away = offer('w', { eventId: 'one', selectionType: 'away', marketId: 'market-h' });
    expect(decide(question([home, away]))).toMatchObject({ refusals: [{ code: 'impossible-combination', subjectId: 'parlay' }] });
  });

  test('a bet at a worse price than accepted needs auto-accept, and a better price is accepted', () => {
    const pair = [offer('a'), offer('b')];
    const agreed = (num: bigint, autoAccept = false) =>
      question(pair, { autoAccept, bets: [{ ...bet(pair, 1_000n), agreed: { num, den: 121n } }] });
    expect(codes(agreed(320n))).toEqual([]);
    expect(codes(agreed(319n))).toEqual([]);
    expect(decide(agreed(321n))).toMatchObject({ refusals: [{ code: 'price-moved', subjectId: 'parlay', change: null }] });
    expect(codes(agreed(321n, true))).toEqual([]);
  });

  test('a moved leg is reported without the moved price of the whole bet', () => {
    const now = [offer('a', { price: priceFromAmerican(-200) }), offer('b')];
    const bets = [{ ...bet([offer('a'), offer('b')], 1_000n), agreed: { num: 320n, den: 121n } }];
    expect(decide(question(now, { bets }))).toMatchObject({ refusals: [{ code: 'price-moved', subjectId: 'a' }] });
    expect(codes(question(now, { bets }))).toHaveLength(1);
  });

  test('a bet on an unknown selection is refused with its id', () => {
    expect(decide(question([], { bets: [bet([offer('x')], 1_000n)] }))).toMatchObject({
      refusals: [{ code: 'selection-unknown', subjectId: 'x' }],
    });
  });

  test('a malformed placement gets no other refusal', () => {
    expect(codes(question([offer('a', { eventStatus: 'FINISHED' })], { bets: [] }))).toEqual(['placement-invalid']);
  });
});

describe('the minimum bets', () => {
  const pair = [offer('a'), offer('b')];
  const asked = (minimums: Partial<BetMinimums>, more: Partial<RequestedBet> = {}) =>
    codes(question(pair, { minimums: { ...USUAL_MINIMUMS, ...minimums }, bets: [{ ...bet(pair, 1_000n), ...more }] }));

  test('a bet below the minimum stake is refused, and at the minimum is accepted', () => {
    expect([asked({ leastStakeCents: 1_001n }), asked({ leastStakeCents: 1_000n })]).toEqual([['stake-below-minimum'], []]);
  });
  test('a refusal below a minimum names the minimum', () => {
    const of = (minimums: Partial<BetMinimums>) => decide(question(pair, { minimums: { ...USUAL_MINIMUMS, ...minimums } }));
    expect(of({ leastStakeCents: 50_000_000n })).toMatchObject({
      refusals: [{ code: 'stake-below-minimum', least: { cents: 50_000_000n } }],
    });
    expect(of({ leastPrice: ratio(321n, 121n) })).toMatchObject({
      refusals: [{ code: 'odds-too-low', least: { price: ratio(321n, 121n) } }],
    });
  });
  test('each combination of a round robin must reach the minimum stake', () => {
    const three = [...pair, offer('c')];
    const robin = (leastStakeCents: bigint) =>
      codes(question(three, { minimums: { ...USUAL_MINIMUMS, leastStakeCents }, bets: [bet(three, 400n, 'roundRobin:2')] }));
    expect([robin(400n), robin(401n)]).toEqual([[], ['stake-below-minimum']]);
  });
  test('minimum odds apply to the whole bet exactly', () => {
    // Two legs at -110 pay 320:121 together, more than either alone.
    expect(asked({ leastPrice: ratio(320n, 121n) })).toEqual([]);
    expect(asked({ leastPrice: ratio(321n, 121n) })).toEqual(['odds-too-low']);
  });
  test('a bet without an amount gets no refusal for the minimum stake', () => {
    expect(asked({ leastStakeCents: 100n }, { stakeCents: 0n })).toEqual(['amount-not-positive']);
  });
});

describe('the amounts of a bet', () => {
  const rich = sampleEligibility({ cashCents: 10n ** 12n });
  const wide = { mostStakeCents: 10n ** 12n };
  const asked = (stake: bigint, american: number) => {
    const offers = [offer('a', { ...wide, price: priceFromAmerican(american) })];
    return question(offers, { eligibility: rich, bets: [bet(offers, stake)] });
  };
  test.each([
    [0n, 100, ['amount-not-positive']],
    [-1n, 100, ['amount-not-positive']],
    [1n, 100, []],
    [999_999_999n, 100, []],
    [1_000_000_000n, -200, ['amount-too-large']],
    [100_000_000n, 999, []],
    [100_000_000n, 1_000, ['win-too-large']],
  ] as const)('a bet of %i cents at %i is refused with %j', (stake, american, expected) => {
    expect(codes(asked(stake, american))).toEqual(expected);
  });

  test('amounts without a price count as entered, and negative ones as zero', () => {
    expect(codes(question([], { eligibility: rich, bets: [bet([offer('x')], 1_000_000_000n, 'straight:x')] }))).toContain(
      'amount-too-large',
    );
    const known = { ...bet([offer('a')], 100_000n), draftBetId: 'straight:a' };
    const unknown = { ...bet([offer('x')], -5n), draftBetId: 'straight:x' };
    expect(codes(question([offer('a')], { bets: [unknown, known, { ...bet([offer('y')], 1n), draftBetId: 'straight:y' }] }))).toEqual([
      'selection-unknown',
      'selection-unknown',
      'amount-not-positive',
      'insufficient-funds',
    ]);
  });

  test('an accepted bet has its cost and its profit', () => {
    expect(decide(asked(1_100n, -110))).toMatchObject({ bets: [{ totalCents: 1_100n, winCents: 1_000n, type: 'STRAIGHT' }] });
  });
});

import { describe, expect, test } from 'vitest';
import type { OfferDocument, OfferDraft } from '#src/shared/offers/document.ts';
import { BET, betAndGet } from '#tests/support/offers.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { offerProblems, type OfferWorld } from './index.ts';

const HOUR = 3_600_000;
const at = (hours: number): string => new Date(NOON.getTime() + hours * HOUR).toISOString();

const world: OfferWorld = {
  now: NOON,
  brands: ['tsb', 'espnbet', 'hwc'],
  withoutSportsbook: ['hwc'],
  regions: [
    { code: 'US-NJ', currency: 'USD', hasCasino: true },
    { code: 'CA-ON', currency: 'CAD', hasCasino: false },
  ],
  sports: ['football'],
  idsOfTheBuild: ['parlay-basics'],
  ...{ standing: null, others: [] },
  eventOf: (id) =>
    ({
      later: { startsAt: new Date(at(2)), isOver: false },
      last: { startsAt: new Date(at(5)), isOver: false },
      over: { startsAt: new Date(at(2)), isOver: true },
    })[id] ?? null,
};
const problems = (changes: Partial<OfferDraft>, changed: Partial<OfferWorld> = {}): readonly string[] =>
  offerProblems({ ...betAndGet(), ...changes }, { ...world, ...changed });

test('an offer that is complete has no problems, on a sport, an event and for all players too', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ qualifies: { ...BET, on: { kind: 'sport', id: 'football' } } })).toEqual([]);
  expect(problems({ qualifies: { ...BET, on: { kind: 'event', id: 'later' } } })).toEqual([]);
  expect(problems({ joining: 'automatic' })).toEqual([]);
});

const BOOST = { kind: 'profit-boost', percent: 50, mostStakeCents: 1_000, mostExtraCents: 500, days: 1 } as const;
const DEPOSIT = { kind: 'deposit', leastCents: 1_000, playDays: 7 } as const;
const LOSS = { kind: 'day-loss', leastCents: 1_000 } as const;
const CASHBACK = { kind: 'cashback', percent: 10, mostCents: 500, days: 7 } as const;
test('cashback has no problems on a casino', () => {
  expect(problems({ brands: ['hwc'], qualifies: LOSS, pays: CASHBACK, mostAwards: 5 })).toEqual([]);
});

describe('an offer is refused', () => {
  test.each<[string, Partial<OfferDraft>, string]>([
    ['without a cap', { mostAwards: null }, 'There is no cap: say how many awards one person can get at most.'],
    ['without a budget', { budgetCents: null }, 'There is no budget: say what the offer may cost at most.'],
    ['without an end', { until: null }, 'There is no end: say until when bets count.'],
    ['that ends before it starts', { until: at(-1) }, 'The offer ends before it starts.'],
    ['that ends as it starts', { until: at(0) }, 'The offer ends before it starts.'],
    ['that is over', { from: at(-2), until: at(0) }, 'The end has passed, so nobody could join.'],
    ['that runs for years', { until: at(367 * 24) }, 'The offer runs for more than 366 days.'],
    ['from no month', { from: '2026-13-01T00:00Z' }, 'A time is no date: write it in UTC, such as 2026-12-01T17:00:00Z.'],
    ['until no day', { until: '2027-02-30T00:00:00Z' }, 'A time is no date: write it in UTC, such as 2026-12-01T17:00:00Z.'],
    ['whose budget is below one award', { budgetCents: 499 }, 'The budget of $4.99 does not pay for one award of $5.00.'],
    ['whose cap is above its budget', { mostAwards: 3, budgetCents: 1_499 }, 'The cap promises one person more than the whole budget.'],
    [
      'whose least amount earns nothing',
      { pays: { kind: 'bonus-bet-share', percent: 1, mostCents: 500, days: 7 }, qualifies: { ...BET, leastCents: 49 } },
      'The least that qualifies earns less than half a cent, which is nothing. Raise the percentage or the least amount.',
    ],
    [
      'on a deposit that is automatic',
      { qualifies: DEPOSIT, joining: 'automatic' },
      'A deposit does not record its brand and place, so players must opt in.',
    ],
    [
      'on a deposit with a cap of two',
      { qualifies: DEPOSIT, mostAwards: 2 },
      'Only the first deposit counts, so one person can get one award: make the cap 1.',
    ],
    [
      'on an event whose boost is for that event',
      {
        qualifies: { ...BET, on: { kind: 'event', id: 'later' } },
        pays: { ...BOOST, on: { kind: 'event', id: 'later' } },
      },
      'The boost is for the event that earns it, on which little is left to bet by then. Choose another event or any game.',
    ],
    [
      'of a boost for an event before the one that earns it',
      { qualifies: { ...BET, on: { kind: 'event', id: 'last' } }, pays: { ...BOOST, on: { kind: 'event', id: 'later' } } },
      'The event of the boost starts before the event that earns it, and is over by then. Choose a later event or any game.',
    ],
    ['of a boost for no sport', { pays: { ...BOOST, on: { kind: 'sport', id: 'chess' } } }, 'There is no sport chess. There is football.'],
    ['of a boost for no event', { pays: { ...BOOST, on: { kind: 'event', id: 'none' } } }, 'There is no event none.'],
    [
      'that qualifies for itself',
      { qualifies: { ...BET, paidWith: ['cash', 'bonus-bet'] } },
      'The offer qualifies for itself: a bet placed with its bonus bet would earn the next bonus bet. Only cash can qualify.',
    ],
    [
      'for credits',
      { qualifies: { ...BET, paidWith: ['cash', 'credit'] } },
      'Credits are no cash at risk, so a bet placed with them can’t qualify.',
    ],
    [
      'that no funds qualify for',
      { qualifies: { ...BET, paidWith: [] } },
      'No bet can qualify: cash is not among what bets may be paid with.',
    ],
    ['of cashback for bets', { pays: CASHBACK }, 'Cashback is for the net loss of a day, and nothing else is. Choose both or neither.'],
    [
      'of a bonus bet for a loss',
      { qualifies: LOSS },
      'Cashback is for the net loss of a day, and nothing else is. Choose both or neither.',
    ],
    [
      'of cashback for all players',
      { brands: ['hwc'], qualifies: LOSS, pays: CASHBACK, joining: 'automatic' },
      'Cashback is for who asks for it: players must opt in.',
    ],
    [
      'of cashback for new players',
      { brands: ['hwc'], qualifies: LOSS, pays: CASHBACK, who: { kind: 'new' } },
      'Games settle no bets, so whoever plays only games stays a new player. Choose other players.',
    ],
    [
      'of cashback on two sites',
      { brands: ['hwc', 'tsb'], qualifies: LOSS, pays: CASHBACK },
      'The terms of cashback speak of the loss on one site. Name one brand, and make an offer for each other.',
    ],
    [
      'of most of a loss',
      { brands: ['hwc'], qualifies: LOSS, pays: { ...CASHBACK, percent: 51 } },
      'Cashback of more than 50% pays for losing.',
    ],
    [
      'of cashback where there are no games',
      { brands: ['hwc'], qualifies: LOSS, pays: CASHBACK, regions: ['CA-ON'], currency: 'CAD' },
      'There are no casino games in CA-ON.',
    ],
    ['without brands', { brands: [] }, 'No brand is named.'],
    ['without regions', { regions: [] }, 'No region is named.'],
    ['on no brand', { brands: ['constructor'] }, 'There is no brand constructor. There is tsb, espnbet, hwc.'],
    ['on a casino', { brands: ['hwc'] }, 'Brand hwc takes no sports bets, so its players could not qualify.'],
    ['in no region', { regions: ['US-NV'] }, 'Region US-NV is not served. There is US-NJ, CA-ON.'],
    ['in another currency', { regions: ['US-NJ', 'CA-ON'] }, 'Players in CA-ON bet in CAD, but the offer is in USD.'],
    [
      'that is automatic on one of two brands',
      { joining: 'automatic', brands: ['tsb'] },
      'A bet does not record its brand, so an automatic offer must name all of tsb, espnbet.',
    ],
    [
      'that is automatic for bets of the past',
      { joining: 'automatic', from: at(-1) },
      'An automatic offer counts all bets from its start, which has passed. Let it start later.',
    ],
    ['on no sport', { qualifies: { ...BET, on: { kind: 'sport', id: 'chess' } } }, 'There is no sport chess. There is football.'],
    ['on no event', { qualifies: { ...BET, on: { kind: 'event', id: 'none' } } }, 'There is no event none.'],
    ['on an event that is over', { qualifies: { ...BET, on: { kind: 'event', id: 'over' } } }, 'The event is over.'],
    [
      'on an event before it',
      { from: at(3), qualifies: { ...BET, on: { kind: 'event', id: 'later' } } },
      'The event starts before the offer does.',
    ],
    [
      'under the id of another promotion',
      { id: 'parlay-basics' },
      'A promotion of the build has the id parlay-basics. Give the offer another.',
    ],
  ])('%s', (_what, changes, sentence) => {
    expect(problems(changes)).toEqual([sentence]);
  });

  test('for every reason at once', () => {
    expect(problems({ mostAwards: null, until: null, brands: [], regions: [] })).toHaveLength(4);
  });
});

test('the next version of a running automatic offer keeps its start', () => {
  const changes = { joining: 'automatic', from: at(-1) } as const;
  const standing = betAndGet(changes);
  expect(problems(changes, { standing })).toEqual([]);
  expect(problems({ ...changes, from: at(-2) }, { standing })).toHaveLength(1);
});

test('an offer that becomes automatic does not begin in the past, where nobody’s bets were followed', () => {
  const from = at(-1);
  expect(problems({ joining: 'automatic', from }, { standing: betAndGet({ from }) })).toHaveLength(1);
});

describe('cashback beside another on the same site', () => {
  const half = { brands: ['hwc'], qualifies: LOSS, pays: { ...CASHBACK, percent: 30 } } as const;
  const beside = (changes: Partial<OfferDocument>) => problems(half, { others: [betAndGet({ id: 'other', ...half, ...changes })] });

  test('is refused if both give back more than half of a loss', () => {
    expect(beside({})).toEqual(['Together with other, which runs on the same site, it would give back 60% of a loss.']);
  });

  test.each<[string, Partial<OfferDocument>]>([
    ['they give back half', { pays: { ...CASHBACK, percent: 20 } }],
    ['the other is on another site', { brands: ['tsb'] }],
    ['the other is elsewhere', { regions: ['US-PA'] }],
    ['the other is over before', { from: at(-5), until: at(0) }],
    ['the other begins after it', { from: at(20), until: at(30) }],
    ['the other is on bets', { qualifies: BET, pays: { ...BOOST, on: null } }],
  ])('is fine if %s', (_what, changes) => {
    expect(beside(changes)).toEqual([]);
  });
});

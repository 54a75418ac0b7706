import { describe, expect, test } from 'vitest';
import type { BetslipFieldsFragment, PlaceBetsResultFieldsFragment } from '#src/gql/graphql.ts';
import { createStorage } from '#src/platform/storage.ts';
import type { Placement } from './placement.ts';
import { placementShelf } from './storedPlacements.ts';
import { acceptedInput, decisionFrom, placeBetsInput, samePoints, slipFrom } from './wire.ts';

const wire = {
  __typename: 'Betslip',
  id: 'b',
  version: '12345678901234567890',
  errors: [
    {
      __typename: 'BetError',
      code: 'too-many-selections',
      message: 'Full.',
      priority: 16,
      displayType: 'INVALID',
      subjectId: null,
      disableAwardsDisplay: false,
    },
  ],
  straight: {
    __typename: 'StraightSection',
    errors: [],
    draftBetEventGroupings: [
      {
        __typename: 'DraftBetEventGrouping',
        id: 'e',
        draftBets: [
          {
            __typename: 'DraftBet',
            id: 'straight:s',
            type: 'STRAIGHT',
            betAmount: { __typename: 'Money', amountLong: '1050' },
            winAmount: null,
            patronSetAmountType: 'BET',
            placeBetDelayMilliseconds: 0,
            amountSourceType: 'CASH',
            selectedFreeBetId: null,
            selectedProfitBoostId: null,
            availablePromotionalCreditBalance: null,
            availableFreeBets: [],
            availableProfitBoosts: [],
            sameGameRule: null,
            errors: [],
            draftLegs: [
              {
                __typename: 'DraftLeg',
                id: 'l',
                eventId: 'e',
                eventName: 'Jets at Bills',
                eventStatus: 'IN_PLAY',
                startsAt: '2026-11-22T18:00:00.000Z',
                marketName: 'Spread',
                marketType: 'spread',
                marketSelection: {
                  __typename: 'MarketSelection',
                  id: 's',
                  type: 'home',
                  status: 'OPEN',
                  name: { __typename: 'SelectionName', defaultName: 'Jets' },
                  odds: { __typename: 'Odds', numeratorLong: '100', denominatorLong: '110' },
                  points: { __typename: 'Points', decimalPoints: '+3.50' },
                },
                acceptedOdds: { __typename: 'Odds', numeratorLong: '10', denominatorLong: '11' },
                acceptedPoints: { __typename: 'Points', decimalPoints: '3.5' },
                errors: [],
              },
            ],
          },
        ],
      },
    ],
  },
  parlay: { __typename: 'ParlaySection', errors: [], draftBet: null },
  roundRobin: { __typename: 'RoundRobinSection', errors: [], draftBets: [] },
  teaser: { __typename: 'TeaserSection', errors: [], teaserDraftBet: null },
} satisfies BetslipFieldsFragment;

describe('the slip of the wire', () => {
  test('the server’s betslip becomes exact values', () => {
    expect(slipFrom(wire)).toMatchObject({
      version: 12_345_678_901_234_567_890n,
      refusals: { whole: [{ code: 'too-many-selections', priority: 16 }] },
      straight: [
        {
          stored: { betCents: 1_050n },
          legs: [
            {
              selectionName: 'Jets',
              offer: { price: { num: 10n, den: 11n }, points: '3.5' },
              accepted: { price: { num: 10n, den: 11n }, points: '3.5' },
            },
          ],
        },
      ],
      parlay: null,
      roundRobins: [],
      teaser: null,
    });
  });

  test('a slip with an invalid number is refused', () => {
    expect(() => slipFrom({ ...wire, version: '1e3' })).toThrow('Long scalar amount');
  });

  test.each([
    ['+3.50', '3.5'],
    ['3.500', '3.5'],
    ['−7', '-7'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('a betslip line %s is %s', (text, same) => {
    expect(samePoints(text)).toBe(same);
  });
});

test('an accepted placement without bets is refused', () => {
  expect(() => decisionFrom({ accepted: true, placedBets: [], errors: [] } as unknown as PlaceBetsResultFieldsFragment)).toThrow('no bets');
});

const placement: Placement = {
  id: 'placement-0000001',
  playerId: 'p1',
  createdAt: 5,
  bets: [
    {
      draftBetId: 'straight:s',
      betAmount: '1000',
      legs: [{ selectionId: 's', oddsNumerator: '10', oddsDenominator: '11', points: '3.5' }],
    },
  ],
};

test('a placement’s body is exactly what was shown, and the same each time', () => {
  expect(placeBetsInput(placement)).toEqual(placement.bets);
  expect(JSON.stringify(placeBetsInput(placement))).toBe(
    JSON.stringify(placeBetsInput(JSON.parse(JSON.stringify(placement)) as Placement)),
  );
  expect(acceptedInput({ selectionId: 's', price: { num: 1n, den: 2n }, points: null })).toEqual({
    selectionId: 's',
    oddsNumerator: '1',
    oddsDenominator: '2',
  });
});

describe('placements that wait for their outcome', () => {
  const items = new Map<string, string>();
  const storage = createStorage('one', () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    length: items.size,
  }));
  const shelf = placementShelf(storage);

  test('stored placements are found oldest first, only for their player', () => {
    shelf.keep({ ...placement, id: 'placement-0000002', createdAt: 9 });
    shelf.keep(placement);
    shelf.keep({ ...placement, id: 'placement-0000003', playerId: 'p2' });
    expect(shelf.find('p1', 0).map(({ id }) => id)).toEqual(['placement-0000001', 'placement-0000002']);
    shelf.forget('placement-0000001');
    expect(shelf.find('p1', 0).map(({ id }) => id)).toEqual(['placement-0000002']);
  });

  test('shown placements are found after a reload and removed later', () => {
    items.clear();
    shelf.keep(placement);
    shelf.shown(placement.id, 1_000);
    shelf.shown('placement-0000002', 1_000);
    expect(shelf.find('p1', 31_000)).toEqual([{ ...placement, shownAt: 1_000 }]);
    expect(shelf.find('p1', 31_001)).toEqual([]);
    expect(items.size).toBe(0);
  });

  test.each([
    { id: 'short' },
    { playerId: 3 },
    { createdAt: 'now' },
    { bets: 'all' },
    { shownAt: 'now' },
    { bets: [{ ...placement.bets[0], betAmount: '-5' }] },
    { bets: [{ ...placement.bets[0], legs: [null] }] },
  ])('stored placements with %j are ignored', (wrong) => {
    items.clear();
    items.set('one.placement.placement-0000009', JSON.stringify({ v: 1, value: { ...placement, id: 'placement-0000009', ...wrong } }));
    expect(shelf.find('p1', 0)).toEqual([]);
    expect(shelf.find('3', 0)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betId, bodyHash, isPlacementId } from './placementBody.ts';
import { type PlacementDecision, restoreDecision, storeDecision } from './placementTypes.ts';

const whole = fc.bigInt({ min: 1n, max: 10n ** 12n });
const leg = fc.record({ selectionId: fc.string(), num: whole, den: whole, points: fc.option(fc.integer()) });
const bets = fc.array(fc.record({ draftBetId: fc.string(), stakeCents: whole, legs: fc.array(leg, { minLength: 1, maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 3,
});

describe('the hash of a placement', () => {
  test('the hash of equal placements is equal, whatever the order of keys', () => {
    fc.assert(
      fc.property(bets, (body) => {
        const remade = body.map(({ legs, stakeCents, draftBetId }) => ({
          legs: legs.map(({ points, den, num, selectionId }) => ({ points, den, num, selectionId })),
          draftBetId,
          stakeCents,
        }));
        expect(bodyHash(remade)).toBe(bodyHash(body));
      }),
    );
  });

  test('the hash of a placement changes with any part of it', () => {
    fc.assert(
      fc.property(bets, (body) => {
        const changed = [
          body.map((bet) => ({ ...bet, stakeCents: bet.stakeCents + 1n })),
          body.map((bet) => ({ ...bet, draftBetId: `${bet.draftBetId}x` })),
          body.map((bet) => ({ ...bet, legs: bet.legs.map((one) => ({ ...one, num: one.num + 1n })) })),
          body.map((bet) => ({ ...bet, legs: bet.legs.map((one) => ({ ...one, den: one.den + 1n })) })),
          body.map((bet) => ({ ...bet, legs: bet.legs.map((one) => ({ ...one, points: (one.points ?? 0) + 1 })) })),
          body.map((bet) => ({ ...bet, legs: [...bet.legs, ...bet.legs] })),
          [...body, ...body],
        ];
        expect(new Set([body, ...changed].map(bodyHash)).size).toBe(changed.length + 1);
      }),
    );
  });

  test('the hash of a placement keeps characters of two fields apart', () => {
    const one = (draftBetId: string, selectionId: string) => [
      { draftBetId, stakeCents: 1n, legs: [{ selectionId, num: 1n, den: 1n, points: null }] },
    ];
    expect(bodyHash(one('a","b', 'c'))).not.toBe(bodyHash(one('a', 'b","c')));
  });
});

test('a bet’s id depends only on player, placement and position', () => {
  expect(betId('p', 'placement-id-00000', 0)).toBe(betId('p', 'placement-id-00000', 0));
  expect(new Set([betId('p', 'i', 0), betId('p', 'i', 1), betId('q', 'i', 0), betId('p', 'j', 0), betId('pi', '', 0)]).size).toBe(5);
  expect(betId('p', 'i', 0)).toMatch(/^bet-[0-9a-f]{24}$/);
});

test.each([
  ['a'.repeat(16), true],
  ['A-z_0'.repeat(5), true],
  ['a'.repeat(64), true],
  ['a'.repeat(15), false],
  ['a'.repeat(65), false],
  [`${'a'.repeat(16)}\n`, false],
  [`${'a'.repeat(16)} `, false],
  ['ä'.repeat(16), false],
])('the text %j is a placement id: %s', (id, expected) => {
  expect(isPlacementId(id)).toBe(expected);
});

test('a stored placement decision is restored exactly', () => {
  const terms = { price: { num: 10n ** 20n, den: 3n }, points: -350 };
  const decision: PlacementDecision = {
    placementId: 'id',
    accepted: false,
    betIds: [],
    refusals: [
      { code: 'line-moved', subjectId: 'a', change: { selectionId: 'a', from: terms, to: { ...terms, points: null } } },
      { code: 'insufficient-funds', subjectId: null, change: null },
      { code: 'stake-below-minimum', subjectId: 'b', change: null, least: { cents: 10n ** 18n } },
      { code: 'odds-too-low', subjectId: 'c', change: null, least: { price: { num: 1n, den: 10n ** 20n } } },
    ],
    balanceAfterCents: null,
  };
  expect(restoreDecision('id', JSON.parse(storeDecision(decision)))).toEqual(decision);
  const accepted = { ...decision, accepted: true, betIds: ['bet-1'], refusals: [], balanceAfterCents: 10n ** 18n };
  expect(restoreDecision('id', JSON.parse(storeDecision(accepted)))).toEqual(accepted);
});

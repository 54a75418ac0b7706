import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratio } from '#src/shared/money/ratio.ts';
import {
  EMPTY,
  merge,
  MOST_MERGED,
  restoreContent,
  type SlipContent,
  type SlipSelection,
  storeContent,
  straightId,
  withAccepted,
  withAmount,
  withoutSelections,
  withSelection,
} from './slipContent.ts';

const selection: fc.Arbitrary<SlipSelection> = fc.record({
  selectionId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  accepted: fc.record({
    price: fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n })).map(([num, den]) => ratio(num, den)),
    points: fc.option(fc.integer({ min: -10_000, max: 10_000 })),
  }),
});
const amount = fc.record({ field: fc.constantFrom('BET' as const, 'WIN' as const), cents: fc.bigInt({ min: 0n, max: 10n ** 12n }) });
type Step = (content: SlipContent) => SlipContent;
const step: fc.Arbitrary<Step> = fc.oneof(
  selection.map(
    (one): Step =>
      (content) =>
        withSelection(content, one) ?? content,
  ),
  fc.subarray(['a', 'b', 'c', 'd', 'e']).map(
    (ids): Step =>
      (content) =>
        withoutSelections(content, ids),
  ),
  fc.tuple(fc.constantFrom('parlay', 'straight:a', 'straight:b', 'straight:z'), fc.option(amount)).map(
    ([id, one]): Step =>
      (content) =>
        withAmount(content, id, one),
  ),
  fc.array(selection).map(
    (some): Step =>
      (content) =>
        withAccepted(content, some),
  ),
);
const content = fc.array(step, { maxLength: 12 }).map((steps) => steps.reduce((slip, next) => next(slip), EMPTY));
const idsOf = ({ selections }: SlipContent): string[] => selections.map(({ selectionId }) => selectionId);

test('a slip never holds a selection twice or an amount without its bet', () => {
  fc.assert(
    fc.property(content, (slip) => {
      expect(new Set(idsOf(slip)).size).toBe(slip.selections.length);
      for (const id of Object.keys(slip.amounts)) expect(id === 'parlay' || idsOf(slip).map(straightId).includes(id)).toBe(true);
    }),
  );
});

test('a stored slip is restored exactly', () => {
  fc.assert(
    fc.property(content, (slip) => {
      expect(restoreContent(JSON.parse(storeContent(slip)))).toEqual(slip);
    }),
  );
});

describe('the merge of two slips', () => {
  test('a merged slip keeps all selections, the player’s first, with the visitor’s terms', () => {
    fc.assert(
      fc.property(content, content, (player, visitor) => {
        const both = merge(player, visitor);
        expect(idsOf(both).slice(0, player.selections.length)).toEqual(idsOf(player));
        expect(idsOf(both).toSorted()).toEqual([...new Set([...idsOf(player), ...idsOf(visitor)])].toSorted());
        for (const one of visitor.selections) expect(both.selections).toContainEqual(one);
        expect(both.amounts).toEqual({ ...player.amounts, ...visitor.amounts });
      }),
    );
  });

  test('a merged slip holds at most 80 selections, and always the visitor’s latest', () => {
    const long = fc.uniqueArray(fc.nat({ max: 120 }), { maxLength: 100 }).map((numbers): SlipContent => ({
      teaserPoints: null,
      rewards: {},
      selections: numbers.map((n) => ({ selectionId: `s${n}`, accepted: { price: ratio(BigInt(n + 1), 1n), points: null } })),
      amounts: Object.fromEntries(numbers.map((n) => [straightId(`s${n}`), { field: 'BET' as const, cents: BigInt(n) }])),
    }));
    fc.assert(
      fc.property(long, long, (player, visitor) => {
        const both = merge(player, visitor);
        const all = new Set([...idsOf(player), ...idsOf(visitor)]);
        expect(both.selections).toHaveLength(Math.min(MOST_MERGED, all.size));
        expect(new Set(idsOf(both)).size).toBe(both.selections.length);
        for (const id of idsOf(visitor).slice(-MOST_MERGED)) expect(idsOf(both)).toContain(id);
        expect(Object.keys(both.amounts).toSorted()).toEqual(idsOf(both).map(straightId).toSorted());
        const own = idsOf(player).filter((id) => !idsOf(visitor).includes(id));
        const stayed = own.filter((id) => idsOf(both).includes(id));
        expect(stayed).toEqual(stayed.length === 0 ? [] : own.slice(-stayed.length));
      }),
    );
  });

  test('repeated merges keep a slip at 80 selections', () => {
    let slip = EMPTY;
    for (let round = 0; round < 20; round += 1) {
      const visitor = {
        amounts: {},
        teaserPoints: null,
        rewards: {},
        selections: Array.from({ length: 40 }, (_, n) => ({
          selectionId: `${round}:${n}`,
          accepted: { price: ratio(1n, 1n), points: null },
        })),
      };
      slip = merge(slip, visitor);
      expect(idsOf(slip).slice(-40)).toEqual(idsOf(visitor));
      expect(slip.selections.length).toBe(Math.min(80, 40 * (round + 1)));
    }
    expect(idsOf(slip).slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, n) => `18:${n}`));
  });

  test('a merge with an empty slip changes nothing', () => {
    fc.assert(
      fc.property(content, (slip) => {
        expect([merge(slip, EMPTY), merge(EMPTY, slip)]).toEqual([slip, slip]);
      }),
    );
  });
});

const stored = { selections: [{ id: 'a', num: '1', den: '2', points: null }], amounts: [{ id: 'straight:a', field: 'BET', cents: '5' }] };
const spoilt = (where: 'amounts' | 'selections', change: object) => ({
  ...stored,
  [where]: stored[where].map((one) => ({ ...one, ...change })),
});

test.each([
  [null],
  [[]],
  ['text'],
  [{}],
  [{ ...stored, selections: {} }],
  [{ selections: [null], amounts: [] }],
  [spoilt('selections', { id: 1 })],
  [spoilt('selections', { num: 1 })],
  [spoilt('selections', { num: '-1' })],
  [spoilt('selections', { den: '0' })],
  [spoilt('selections', { points: 'x' })],
  [spoilt('selections', { points: 1.5 })],
  [spoilt('amounts', { field: 'TOTAL' })],
  [spoilt('amounts', { cents: '1.5' })],
  [spoilt('amounts', { cents: 5 })],
  [{ ...stored, amounts: [null] }],
])('the stored value %j is restored as an empty slip', (json) => {
  expect(restoreContent(json)).toEqual(EMPTY);
});

test('a negative amount is stored as zero', () => {
  const slip = withSelection(EMPTY, { selectionId: 'a', accepted: { price: ratio(1n, 1n), points: null } }) ?? EMPTY;
  expect(withAmount(slip, 'straight:a', { field: 'BET', cents: -5n }).amounts).toEqual({ 'straight:a': { field: 'BET', cents: 0n } });
});

test('a full slip takes no new selection, but updates one that it holds', () => {
  const full: SlipContent = {
    teaserPoints: null,
    rewards: {},
    amounts: {},
    selections: Array.from({ length: 40 }, (_, n) => ({ selectionId: `s${n}`, accepted: { price: ratio(1n, 1n), points: null } })),
  };
  expect(withSelection(full, { selectionId: 'new', accepted: { price: ratio(1n, 1n), points: null } })).toBeNull();
  expect(
    withSelection(full, { selectionId: 's3', accepted: { price: ratio(2n, 1n), points: null } })?.selections[3]?.accepted.price,
  ).toEqual({ num: 2n, den: 1n });
});

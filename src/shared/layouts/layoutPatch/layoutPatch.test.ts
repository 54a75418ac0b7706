import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestRise } from '../longestRise.ts';
import { apply, diff, type Outline, type Placed, type Step, unknownAfter } from './index.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const anyOutline: fc.Arbitrary<Outline> = fc
  .tuple(fc.shuffledSubarray(NAMES), fc.array(fc.nat(20), { minLength: 10, maxLength: 10 }))
  .map(([ids, picks]) =>
    ids.map((id, at): Placed => {
      const pick = picks[at] ?? 0;
      const parent = pick % 3 === 0 && at > 0 ? (ids[pick % at] ?? null) : null;
      return { id, parent, region: pick % 2 === 0 ? 'main' : 'aside' };
    }),
  );
const anyDigests = fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom('1', '2'), { noNullPrototype: true });
const contentOf =
  (digests: Readonly<Record<string, string>>) =>
  (id: string): string =>
    digests[id] ?? '0';
const same = (): string => '';
const top = (id: string): Placed => ({ id, parent: null, region: 'main' });
const insert = (id: string, after: string | null, parent: string | null = null): Step => ({
  op: 'INSERT',
  id,
  parent,
  region: 'main',
  after,
});

describe('the steps between two layouts', () => {
  it('the steps between any two layouts lead from the first to the second', () => {
    fc.assert(
      fc.property(anyOutline, anyOutline, (before, after) => {
        expect(apply(diff(before, after, same, same), before)).toEqual(after);
      }),
      { numRuns: 2_000 },
    );
  });

  it('the steps name every node whose content differs, and no other', () => {
    fc.assert(
      fc.property(anyOutline, anyOutline, anyDigests, anyDigests, (before, after, was, is) => {
        const steps = diff(before, after, contentOf(was), contentOf(is));
        const old = new Set(before.map(({ id }) => id));
        const changed = after.map(({ id }) => id).filter((id) => !old.has(id) || contentOf(was)(id) !== contentOf(is)(id));
        expect([...unknownAfter(steps, after)].toSorted()).toEqual(changed.toSorted());
      }),
    );
  });

  it('equal layouts need no step, and one moved node needs one', () => {
    const list = ['a', 'b', 'c', 'd'].map(top);
    expect(diff(list, list, same, same)).toEqual([]);
    expect(diff(list, ['b', 'c', 'd', 'a'].map(top), same, same)).toEqual([
      { op: 'MOVE', id: 'a', parent: null, region: 'main', after: 'd' },
    ]);
    expect(diff(list, ['a', 'b', 'd'].map(top), same, same)).toEqual([{ op: 'REMOVE', id: 'c' }]);
    expect(diff(['b'].map(top), ['a', 'b'].map(top), same, same)).toEqual([insert('a', null)]);
  });

  it('the steps of several changes can be applied in a row', () => {
    fc.assert(
      fc.property(fc.array(anyOutline, { minLength: 2, maxLength: 5 }), (layouts) => {
        const [first = []] = layouts;
        const steps = layouts.slice(1).flatMap((next, at) => diff(layouts[at] ?? [], next, same, same));
        expect(apply(steps, first)).toEqual(layouts.at(-1));
      }),
    );
  });
});

describe('steps that do not fit', () => {
  const list = ['a', 'b'].map(top);
  it.each<[string, readonly Step[]]>([
    ['one that inserts what is there', [insert('b', 'a')]],
    ['one that inserts behind what is not there', [insert('c', 'x')]],
    ['one that moves what is not there', [{ ...insert('x', 'a'), op: 'MOVE' } as Step]],
    ['one that moves something behind itself', [{ ...insert('a', 'a'), op: 'MOVE' } as Step]],
    ['one that removes what is not there', [{ op: 'REMOVE', id: 'x' }]],
    ['one that replaces what is not there', [{ op: 'REPLACE', id: 'x' }]],
    ['a child before its parent', [insert('c', null, 'b')]],
    ['a child of nobody', [insert('c', 'b', 'x')]],
    ['a child that outlives its parent', [insert('c', 'b', 'b'), { op: 'REMOVE', id: 'b' }]],
    [
      'a good one before a bad one',
      [
        { op: 'REMOVE', id: 'a' },
        { op: 'REMOVE', id: 'a' },
      ],
    ],
  ])('steps that do not fit are not applied: %s', (_, steps) => {
    expect(apply(steps, list)).toBeNull();
    expect(list).toEqual(['a', 'b'].map(top));
  });

  it('any steps leave a valid layout or none', () => {
    const anyId = fc.constantFrom(...NAMES.slice(0, 4));
    const anyStep = fc.oneof(
      fc.record({ op: fc.constantFrom('REPLACE' as const, 'REMOVE' as const), id: anyId }),
      fc.record({
        op: fc.constantFrom('INSERT' as const, 'MOVE' as const),
        id: anyId,
        parent: fc.option(anyId),
        region: fc.constant('main'),
        after: fc.option(anyId),
      }),
    );
    fc.assert(
      fc.property(anyOutline, fc.array(anyStep, { maxLength: 6 }), (outline, steps) => {
        const seen = new Set<string | null>([null]);
        for (const { id, parent } of apply(steps, outline) ?? []) {
          expect(seen.has(parent)).toBe(true);
          expect(seen.has(id)).toBe(false);
          seen.add(id);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the longest rise', () => {
  it.each([
    [[], []],
    [[3], [0]],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [
      [3, 0, 1],
      [1, 2],
    ],
    [
      [0, 5, 1, 2],
      [0, 2, 3],
    ],
  ])('the longest increasing run in %j is at %j', (values, places) => {
    expect([...longestRise(values)].toSorted((a, b) => a - b)).toEqual(places);
  });
});

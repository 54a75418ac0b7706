import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('the differences of two values', () => {
  it.each([
    ['nothing', { a: 1 }, { a: 1 }, []],
    ['a field', { props: { title: 'Mine' } }, { props: { title: 'Theirs' } }, [{ path: 'Props › Title', before: 'Mine', after: 'Theirs' }]],
    ['one that only one has', { a: {} }, { a: { b: 1 } }, [{ path: 'A › B', before: null, after: '1' }]],
    [
      'an item of a list, counted as people count',
      { links: [{ label: 'A' }, { label: 'B' }] },
      { links: [{ label: 'A' }, { label: 'C' }, { label: 'D' }] },
      [
        { path: 'Links › 2 › Label', before: 'B', after: 'C' },
        { path: 'Links › 3', before: null, after: 'Label: D' },
      ],
    ],
    [
      'items with ids, wherever they stand',
      { links: [{ id: 'a', label: 'A' }, { id: 'b', label: 'B', to: { kind: 'Page' } }, { id: 'c' }] },
      { links: [{ id: 'd', label: 'D', to: { kind: 'Page', tabs: [1, 2] } }, { id: 'c' }, { id: 'a', label: 'First' }] },
      [
        { path: 'Links › Order', before: 'A, c', after: 'c, First' },
        { path: 'Links › “First” › Label', before: 'A', after: 'First' },
        { path: 'Links › “B”', before: 'Id: b\nLabel: B\nTo › Kind: Page', after: null },
        { path: 'Links › “D”', before: null, after: 'Id: d\nLabel: D\nTo › Kind: Page\nTo › Tabs: 1, 2' },
      ],
    ],
    [
      'the first item of a list',
      { links: [] },
      { links: [{ id: 'a', label: 'A' }] },
      [{ path: 'Links › “A”', before: null, after: 'Id: a\nLabel: A' }],
    ],
    [
      'a list with ids of a new part',
      undefined,
      { links: [{ id: 'a', label: 'A' }] },
      [{ path: 'Whole part', before: null, after: 'Links › “A” › Id: a\nLinks › “A” › Label: A' }],
    ],
    [
      'items with the same id, by their place',
      [
        { id: 'a', n: 1 },
        { id: 'a', n: 2 },
      ],
      [
        { id: 'a', n: 1 },
        { id: 'a', n: 3 },
      ],
      [{ path: '2 › N', before: '2', after: '3' }],
    ],
    ['a list of words', { brands: ['one', 'two'] }, { brands: [] }, [{ path: 'Brands', before: 'one, two', after: 'Empty' }]],
    ['a yes to a no', { isBig: true }, { isBig: false }, [{ path: 'Is big', before: 'Yes', after: 'No' }]],
    ['another sort of thing', { a: [1] }, { a: { 0: 1 } }, [{ path: 'A', before: '1', after: '0: 1' }]],
    ['whole part', 'mine', { a: 1 }, [{ path: 'Whole part', before: 'mine', after: 'A: 1' }]],
    ['a name of every object', { a: 1 }, { a: 1, constructor: 2 }, [{ path: 'Constructor', before: null, after: '2' }]],
  ])('differences are listed by field: %s', (_, mine, theirs, differences) => expect(differencesOf(mine, theirs)).toEqual(differences));

  it('any two different values have differences, and equal ones have none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (mine, theirs) => {
        expect(
          differencesOf(mine, theirs).length > 0 || JSON.stringify(mine) === JSON.stringify(theirs) || hasSameParts(mine, theirs),
        ).toBe(true);
        expect(differencesOf(mine, mine)).toEqual([]);
      }),
    );
  });
});

/** True if both have the same fields in any order, and thus no differences. */
const hasSameParts = (mine: unknown, theirs: unknown): boolean => sorted(mine) === sorted(theirs);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

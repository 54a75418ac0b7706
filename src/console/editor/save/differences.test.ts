import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('the differences of a part', () => {
  it.each([
    ['nothing', { a: 1 }, { a: 1 }, []],
    ['a field', { props: { title: 'Mine' } }, { props: { title: 'Theirs' } }, [{ path: 'Props › Title', mine: 'Mine', theirs: 'Theirs' }]],
    ['one that only one has', { a: {} }, { a: { b: 1 } }, [{ path: 'A › B', mine: null, theirs: '1' }]],
    [
      'an item of a list, counted as people count',
      { links: [{ label: 'A' }, { label: 'B' }] },
      { links: [{ label: 'A' }, { label: 'C' }, { label: 'D' }] },
      [
        { path: 'Links › 2 › Label', mine: 'B', theirs: 'C' },
        { path: 'Links › 3', mine: null, theirs: '{\n  "label": "D"\n}' },
      ],
    ],
    ['another sort of thing', { a: [1] }, { a: { 0: 1 } }, [{ path: 'A', mine: '[\n  1\n]', theirs: '{\n  "0": 1\n}' }]],
    ['whole part', 'mine', { a: 1 }, [{ path: 'Whole part', mine: 'mine', theirs: '{\n  "a": 1\n}' }]],
    ['a name of every object', { a: 1 }, { a: 1, constructor: 2 }, [{ path: 'Constructor', mine: null, theirs: '2' }]],
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

/** The same parts in another order have no differences. */
const hasSameParts = (mine: unknown, theirs: unknown): boolean => sorted(mine) === sorted(theirs);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

import { describe, expect, it } from 'vitest';
import { areTexts, entriesOf, hasTexts, isPlainObject, isWholeNumber, membersOf, textsIn } from './plainObject.ts';

it.each<readonly [unknown, boolean]>([
  [{}, true],
  [{ kind: 'A' }, true],
  [Object.create(null), true],
  [JSON.parse('{"__proto__": null}'), true],
  [[], false],
  [[{}], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [0, false],
  [() => ({}), false],
])('the value %j is a plain object: %s', (value, isIt) => {
  expect(isPlainObject(value)).toBe(isIt);
});

describe('a value that came from outside', () => {
  const strange: readonly unknown[] = [null, undefined, 'text', 7, () => 1];

  it('membersOf reads plain objects and entriesOf reads lists', () => {
    expect([...strange, [1]].map(membersOf)).toEqual(Array.from({ length: 6 }, () => ({})));
    expect([...strange, { length: 1 }].map(entriesOf)).toEqual(Array.from({ length: 6 }, () => []));
    expect([membersOf({ a: 1 }), entriesOf([1, null])]).toEqual([{ a: 1 }, [1, null]]);
  });

  it('textsIn keeps only the texts of a list', () => {
    expect([textsIn(['a', 1, null, 'b']), textsIn('ab'), textsIn(undefined)]).toEqual([['a', 'b'], [], []]);
    expect([['a', ''], [], ['a', 1], 'a', null].map(areTexts)).toEqual([true, true, false, false, false]);
  });

  it('hasTexts needs a text under every name', () => {
    const names = ['id', 'name'];
    const values = [{ id: '', name: 'b', more: 1 }, { id: 'a' }, { id: 'a', name: 1 }, ['a', 'b'], null];
    expect(values.map((value) => hasTexts(value, names))).toEqual([true, false, false, false, false]);
  });

  it('isWholeNumber accepts only safe integers', () => {
    expect([0, -3, 2 ** 53 - 1, 2 ** 53, 0.5, Number.NaN, Infinity, '1', 1n].map(isWholeNumber)).toEqual([
      ...[true, true, true],
      ...Array.from({ length: 6 }, () => false),
    ]);
  });
});

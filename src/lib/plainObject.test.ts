import { expect, it } from 'vitest';
import { isPlainObject } from './plainObject.ts';

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
])('%j has members to look at: %s', (value, isIt) => {
  expect(isPlainObject(value)).toBe(isIt);
});

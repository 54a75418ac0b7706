import { describe, expect, it } from 'vitest';
import { areTextsWhole } from './texts.ts';

describe('the texts of a request', () => {
  it.each([['plain'], ['Şişli–Ħamrun'], ['🏈 emoji are whole pairs'], ['\\u0000 written out'], [null], [7], [{ a: ['b', { c: null }] }]])(
    'the text %j can be stored',
    (value) => {
      expect(areTextsWhole(value)).toBe(true);
    },
  );

  it.each([['a\0b'], ['\ud800'], ['\udc00\ud800'], [{ a: [{ b: '\0' }] }], [{ 'na\0me': 1 }]])('the text %j cannot be stored', (value) => {
    expect(areTextsWhole(value)).toBe(false);
  });

  it('a text that cannot be stored is found at any depth', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(20_000)}"\\u0000"${'}'.repeat(20_000)}`);
    expect(areTextsWhole(deep)).toBe(false);
  });
});

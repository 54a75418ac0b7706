import { describe, expect, test } from 'vitest';
import type { LiveFlag } from './liveFlags.ts';
import { effectiveFlags, FLAG_OVERRIDES, valuesOf, withOverride } from './overrides.ts';

const live = (isOverridable: boolean): readonly LiveFlag[] => [
  { name: 'loyalty-card', isOn: false, reason: 'DEFAULT', isOverridable },
  { name: 'search', isOn: true, reason: 'STATIC', isOverridable },
];

describe('a flag that a developer overrides', () => {
  test('an overridden flag has its value and says so', () => {
    const flags = effectiveFlags(live(true), { 'loyalty-card': true });
    expect(flags.map(({ name, isOn, isOverridden }) => [name, isOn, isOverridden])).toEqual([
      ['loyalty-card', true, true],
      ['search', true, false],
    ]);
    expect(valuesOf(flags)).toEqual({ 'loyalty-card': true, search: true });
  });

  test('an override with the service’s own value still counts', () => {
    expect(effectiveFlags(live(true), { search: true })[1]).toMatchObject({ isOn: true, isOverridden: true });
  });

  test('overrides are ignored where the service does not allow them', () => {
    expect(valuesOf(effectiveFlags(live(false), { 'loyalty-card': true, search: false }))).toEqual({ 'loyalty-card': false, search: true });
  });

  test('overrides can be added and removed one by one', () => {
    const both = withOverride(withOverride({}, 'loyalty-card', true), 'search', false);
    expect(both).toEqual({ 'loyalty-card': true, search: false });
    expect(withOverride(both, 'loyalty-card', null)).toEqual({ search: false });
    expect(withOverride(both, 'search', true)).toEqual({ 'loyalty-card': true, search: true });
  });
});

test.each([
  [{}, true],
  [{ 'loyalty-card': true, search: false }, true],
  [{ 'loyalty-card': 'on' }, false],
  [{ playoffs: true }, false],
  [{ constructor: true }, false],
  [[], false],
  [null, false],
  ['loyalty-card', false],
])('the stored overrides %j are valid: %s', (value, isTaken) => expect(FLAG_OVERRIDES.isValid(value)).toBe(isTaken));

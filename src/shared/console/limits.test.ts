import { describe, expect, it } from 'vitest';
import listed from '#src/gql/consoleOperations.json' with { type: 'json' };
import {
  EMAIL_PATTERN,
  ID_PATTERN,
  isEmail,
  isId,
  isName,
  isReason,
  NAME_PATTERN,
  NAMES_MAX,
  REASON_MAX,
  REASON_MIN,
  TITLE_MAX,
  whyNoNames,
} from './limits.ts';

type Declared = { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string; readonly maxItems?: number };
/** Returns the schemas of this field in the server's operations, except featured bets, whose names are shorter. */
const declared = (field: string): readonly Declared[] =>
  listed.flatMap(({ name, input }) => {
    const found = (input.properties as Readonly<Record<string, Declared>>)[field];
    return found === undefined || name.endsWith('FeaturedBet') ? [] : [found];
  });

describe('the limits of forms', () => {
  it.each<[string, Declared]>([
    ['reason', { minLength: REASON_MIN, maxLength: REASON_MAX }],
    ['title', { maxLength: TITLE_MAX }],
    ['flag', { pattern: NAME_PATTERN }],
    ['playerId', { pattern: ID_PATTERN }],
    ['email', { pattern: EMAIL_PATTERN }],
    ['segments', { maxItems: NAMES_MAX }],
  ])('the form’s limits are the server’s: %s', (field, limits) => {
    const found = declared(field);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatchObject(limits);
  });
});

it.each([
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['x'.repeat(REASON_MAX), true],
  ['x'.repeat(REASON_MAX + 1), false],
])('a reason is valid or not: %j', (text, isOne) => {
  expect(isReason(text)).toBe(isOne);
});

it.each([
  ['cup-weekend', true],
  ['7', true],
  ['Cup', false],
  ['-cup', false],
  ['', false],
  ['x'.repeat(41), false],
])('a name of a flag or segment is valid or not: %j', (text, isOne) => {
  expect(isName(text)).toBe(isOne);
});

const many = (count: number): string => Array.from({ length: count }, (_, at) => `name-${at}`).join(' ');
it.each([
  ['', true],
  ['vip, cup-guests', true],
  [many(NAMES_MAX), true],
  [many(NAMES_MAX + 1), false],
  ['vip, BAD!', false],
])('a list of names is valid or not: %j', (text, isOne) => {
  expect(whyNoNames(text)).toBe(isOne ? null : 'Small letters, digits and hyphens; at most 20 names.');
});

it.each([
  ['player-1', true],
  ['a:b_c', true],
  ['a b', false],
  ['', false],
  ['x'.repeat(81), false],
])('the id %j is valid: %s', (text, isOne) => {
  expect(isId(text)).toBe(isOne);
});

const hostOf = (length: number): string => `${'h'.repeat(length - '.test'.length)}.test`;
it.each([
  ['ana@house.test', true],
  ['ana@house.consulting', true],
  [`ana@house.${'x'.repeat(63)}`, true],
  [`ana@house.${'x'.repeat(64)}`, false],
  [`${'a'.repeat(100)}@${hostOf(153)}`, true],
  [`${'a'.repeat(100)}@${hostOf(154)}`, false],
  ['ana@house', false],
  ['ana@house.', false],
  ['a na@house.test', false],
])('an operator’s email is valid or not: %j', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne);
});

import { describe, expect, it } from 'vitest';
import { problemsOf } from './problemsOf.ts';

const schema = (field: Record<string, unknown>, required: readonly string[] = []) => ({ type: 'object', required, properties: { field } });
const messages = (field: Record<string, unknown>, value: unknown, required: readonly string[] = []) =>
  problemsOf(schema(field, required), { field: value }).map(({ message }) => message);

type Row = readonly [Record<string, unknown>, unknown, readonly string[]];

describe('the schema subset of forms', () => {
  it.each([undefined, null, ''])('the empty answer %j is valid for an optional field and refused for a required one', (empty) => {
    expect(messages({ type: 'string' }, empty)).toEqual([]);
    expect(messages({ type: 'string' }, empty, ['field'])).toEqual(['This field is required.']);
  });

  it.each([
    [{ type: 'boolean' }, false, []],
    [{ type: 'boolean' }, 'yes', ['Choose yes or no.']],
    [{ type: 'integer' }, 3, []],
    [{ type: 'integer' }, 3.5, ['Enter a whole number.']],
    [{ type: 'integer' }, '3', ['Enter a whole number.']],
    [{ type: 'integer' }, Number.NaN, ['Enter a whole number.']],
    [{ type: 'integer', minimum: 1 }, 0, ['Enter 1 or more.']],
    [{ type: 'integer', maximum: 9 }, 10, ['Enter 9 or less.']],
    [{ type: 'string', minLength: 2 }, 'a', ['Enter at least 2 characters.']],
    [{ type: 'string', maxLength: 2 }, 'abc', ['Enter at most 2 characters.']],
    [{ type: 'string', maxLength: 2 }, '👍👍', []],
    [{ type: 'string', pattern: '^[A-Z]+$' }, 'AB', []],
    [{ type: 'string', pattern: '^[A-Z]+$' }, 'ab', ['Check the format and try again.']],
    [{ type: 'string', pattern: '(' }, 'anything', ['Check the format and try again.']],
    [{ type: 'string', oneOf: [{ const: 'A' }, { const: 'B' }] }, 'B', []],
    [{ type: 'string', oneOf: [{ const: 'A' }] }, 'C', ['Choose one of the options.']],
    [{ type: 'future' }, {}, []],
  ])('the field %j answered with %j has the problems %j', (field, value, expected) => expect(messages(field, value)).toEqual(expected));

  it.each<Row>([
    [{ type: 'string', format: 'email' }, 'ann@linemaker.test', []],
    ...[
      'ann',
      'ann@',
      '@linemaker.test',
      'ann@linemaker',
      'a b@linemaker.test',
      'ann@linemaker..test',
      'a@b@linemaker.test',
      '<a>@b.test',
    ].map((text) => [{ type: 'string', format: 'email' }, text, ['Please enter a valid email']] as const),
    [{ type: 'string', format: 'phone' }, '+1 (555) 010-0199', []],
    [{ type: 'string', format: 'phone' }, '555', ['Enter a phone number, such as 555 010 0199.']],
    [{ type: 'string', format: 'phone' }, '1-800-FLOWERS', ['Enter a phone number, such as 555 010 0199.']],
    [{ type: 'string', format: 'date' }, '2024-02-29', []],
    [{ type: 'string', format: 'date' }, '2026-02-29', ['Enter a date.']],
    [{ type: 'string', format: 'date' }, '29/02/2024', ['Enter a date.']],
    [{ type: 'string', format: 'date', earliest: '2026-01-01' }, '2025-12-31', ['Enter 2026-01-01 or later.']],
    [{ type: 'string', format: 'date', latest: '2026-01-01' }, '2026-01-02', ['Enter 2026-01-01 or earlier.']],
    [{ type: 'integer', format: 'money' }, 1_250, []],
    [{ type: 'integer', format: 'money' }, 12.5, ['Enter an amount, such as 12.50.']],
    [{ type: 'integer', format: 'money', minimum: 500 }, 499, ['Enter $5.00 or more.']],
    [{ type: 'integer', format: 'money', maximum: 123_456_789 }, 123_456_790, ['Enter $1,234,567.89 or less.']],
    [{ type: 'integer', format: 'money', minimum: 500.5 }, 499, ['Enter $5.00 or more.']],
    [{ type: 'number', maximum: 2.5 }, 2.25, []],
    [{ type: 'number', maximum: 2.5 }, 2.75, ['Enter 2.5 or less.']],
    [{ type: 'number' }, Number.POSITIVE_INFINITY, ['Enter a number.']],
    [{ type: 'string', format: 'file' }, 'A'.repeat(24), []],
    [{ type: 'string', format: 'file' }, '../../etc/passwd', ['We did not get this file. Choose it again.']],
    [{ type: 'string', control: 'textarea' }, 'a'.repeat(10_001), ['Enter at most 10000 characters.']],
    [{ type: 'string', pattern: '^a*$' }, 'a'.repeat(2_001), ['Enter at most 2000 characters.']],
    [{ type: 'string' }, { length: 3 }, ['Enter some text.']],
    [{ type: 'string' }, ['a'], ['Enter some text.']],
    [{ type: 'integer' }, true, ['Enter a whole number.']],
  ])('the field %j given %j has the problems %j', (field, value, expected) => expect(messages(field, value)).toEqual(expected));

  it.each([
    ['required', { type: 'string' }, ''],
    ['pattern', { type: 'string', pattern: '^x$' }, 'y'],
    ['maxLength', { type: 'string', maxLength: 1 }, 'yy'],
    ['minLength', { type: 'string', minLength: 3 }, 'yy'],
    ['minimum', { type: 'integer', minimum: 3 }, 1],
    ['maximum', { type: 'integer', maximum: 3 }, 4],
    ['format', { type: 'string', format: 'email' }, 'no'],
    ['format', { type: 'string', format: 'phone' }, 'no'],
    ['format', { type: 'string', format: 'date' }, 'no'],
    ['earliest', { type: 'string', format: 'date', earliest: '2026-01-01' }, '2025-01-01'],
    ['latest', { type: 'string', format: 'date', latest: '2026-01-01' }, '2027-01-01'],
  ])('the document’s own text is used for %s', (constraint, field, value) => {
    expect(messages({ ...field, texts: { [constraint]: 'As the house says.' } }, value, ['field'])).toEqual(['As the house says.']);
  });

  it('a form’s consent must be given', () => {
    const consent = { type: 'boolean', control: 'consent', texts: { required: 'Please agree.' } };
    expect(messages(consent, false, ['field'])).toEqual(['Please agree.']);
    expect(messages(consent, undefined, ['field'])).toEqual(['Please agree.']);
    expect(messages(consent, true, ['field'])).toEqual([]);
    expect(messages(consent, false)).toEqual([]);
    expect(messages({ type: 'boolean' }, false, ['field']), 'a check box may be left empty').toEqual([]);
  });

  it('an untouched check box counts as empty', () => {
    expect(messages({ type: 'boolean' }, undefined, ['field'])).toEqual([]);
    expect(problemsOf(schema({ type: 'boolean' }, ['field']), {})).toEqual([]);
    expect(messages({ type: 'boolean' }, null, ['field']), 'which is no answer of a check box').toEqual(['This field is required.']);
  });

  it.each([{ control: 'hidden' }, { readOnly: true }])('a fixed field takes only the document’s value for %j', (given) => {
    const field = { type: 'string', default: 'mobile', ...given };
    expect(messages(field, 'mobile')).toEqual([]);
    expect(messages(field, 'other')).toEqual(['You can’t change this.']);
    expect(messages({ ...field, default: 7 }, '7')).toEqual(['You can’t change this.']);
  });

  it('unknown fields of an answer are refused with a specific error', () => {
    const answer = JSON.parse('{ "field": "a", "isAdmin": true, "__proto__": { "x": 1 }, "constructor": 1 }') as unknown;
    expect(problemsOf(schema({ type: 'string' }), answer)).toEqual(
      ['isAdmin', '__proto__', 'constructor'].map((field) => ({ field, message: 'This form does not use this field.' })),
    );
  });

  it('inherited properties are not a form’s answers', () => {
    expect(problemsOf({ type: 'object', required: ['toString'], properties: { toString: { type: 'string' } } }, {})).toEqual([
      { field: 'toString', message: 'This field is required.' },
    ]);
  });

  it.each([null, 7, 'x', []])('an answer that is no object is refused: %j', (answer) => {
    expect(problemsOf(schema({ type: 'string' }), answer)).toHaveLength(1);
  });

  it.each([null, 'x', 7])('a malformed schema has no problems: %j', (none) => expect(problemsOf(none, {})).toEqual([]));
});

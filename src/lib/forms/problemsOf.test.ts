import { describe, expect, it } from 'vitest';
import { problemsOf } from './problemsOf.ts';

const schema = (field: Record<string, unknown>, required: readonly string[] = []) => ({ type: 'object', required, properties: { field } });
const messages = (field: Record<string, unknown>, value: unknown, required: readonly string[] = []) =>
  problemsOf(schema(field, required), { field: value }).map(({ message }) => message);

describe('the schema subset of forms', () => {
  it.each([undefined, null, ''])('takes %j for a field that need not be answered, and refuses it for one that must', (empty) => {
    expect(messages({ type: 'string' }, empty)).toEqual([]);
    expect(messages({ type: 'string' }, empty, ['field'])).toEqual(['This field is required.']);
  });

  it.each([
    [{ type: 'boolean' }, false, []],
    [{ type: 'boolean' }, 'yes', ['Answer yes or no.']],
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
    [{ type: 'string', pattern: '^[A-Z]+$' }, 'ab', ['This does not have the right form.']],
    [{ type: 'string', pattern: '(' }, 'anything', ['This does not have the right form.']],
    [{ type: 'string', oneOf: [{ const: 'A' }, { const: 'B' }] }, 'B', []],
    [{ type: 'string', oneOf: [{ const: 'A' }] }, 'C', ['Choose one of the options.']],
    [{ type: 'future' }, {}, []],
  ])('%j with %j: %j', (field, value, expected) => expect(messages(field, value)).toEqual(expected));

  it('reads own properties only', () => {
    expect(problemsOf({ type: 'object', required: ['toString'], properties: { toString: { type: 'string' } } }, {})).toEqual([
      { field: 'toString', message: 'This field is required.' },
    ]);
  });

  it.each([null, 7, 'x', []])('refuses an answer that is no object: %j', (answer) => {
    expect(problemsOf(schema({ type: 'string' }), answer)).toHaveLength(1);
  });

  it.each([null, 'x', 7])('has nothing to say about a schema that is none: %j', (none) => expect(problemsOf(none, {})).toEqual([]));
});

import { expect, it } from 'vitest';
import { fieldsOf, sortOf } from './fields.ts';

it.each([
  ['text', { type: 'string' }],
  ['longText', { type: 'string', control: 'textarea' }],
  ['email', { type: 'string', format: 'email' }],
  ['phone', { type: 'string', format: 'phone' }],
  ['date', { type: 'string', format: 'date' }],
  ['file', { type: 'string', format: 'file' }],
  ['integer', { type: 'integer' }],
  ['number', { type: 'number' }],
  ['money', { type: 'integer', format: 'money' }],
  ['select', { type: 'string', oneOf: [] }],
  ['select', { type: 'integer', oneOf: [] }],
  ['radio', { type: 'string', oneOf: [], control: 'radio' }],
  ['checkbox', { type: 'boolean' }],
  ['consent', { type: 'boolean', control: 'consent' }],
  ['text', { type: 'string', format: 'of-the-future', control: 'unheard-of' }],
])('the field is of type %s: %j', (sort, schema) => expect(sortOf(schema)).toBe(sort));

it('the fields of a schema keep their order and requirements', () => {
  const properties = { b: { type: 'string' }, a: { type: 'boolean', readOnly: true }, c: { type: 'string', control: 'hidden' }, odd: 7 };
  expect(fieldsOf({ type: 'object', required: ['a'], properties })).toMatchObject([
    { name: 'b', isRequired: false, given: null },
    { name: 'a', isRequired: true, given: 'readOnly' },
    { name: 'c', isRequired: false, given: 'hidden' },
  ]);
});

it.each([null, 7, {}, { properties: [] }, { properties: 'x' }])('the schema %j has no fields', (schema) =>
  expect(fieldsOf(schema)).toEqual([]),
);

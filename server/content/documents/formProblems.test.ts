import { describe, expect, it } from 'vitest';
import { formProblems } from './formProblems.ts';

const action = {
  kind: 'SubmitFormAction',
  id: 'send',
  label: 'Send',
  formId: 'contact-us',
  successText: 'Thanks.',
  requirements: ['LOGIN'],
};
const fieldsOf = (field: object, rest: object = {}) => ({
  schema: { type: 'object', properties: { field } },
  order: ['field'],
  action,
  ...rest,
});
const told = (props: unknown, kind = 'FieldsForm', formId: string | undefined = 'contact-us') =>
  formProblems({ kind }, props, formId).map(({ path, message }) => `${path} ${message}`);
const at = '/props/schema/properties/field';

describe('the check of a form', () => {
  it('a form with fields that can be answered has no problems', () => {
    expect(told(fieldsOf({ type: 'string', pattern: '^[A-Z]{2}\\d{4}$', maxLength: 6 }))).toEqual([]);
  });

  it.each(['^(a+)+$', '(a|a)*$', '^(\\w+\\s?)*$', '(a?){50}a{50}', '(a)\\1', '(?=a)', '('])(
    'a form with the pattern %s is refused',
    (pattern) => {
      expect(told(fieldsOf({ type: 'string', pattern }))).toEqual([expect.stringContaining(`${at} pattern: `)]);
    },
  );

  it.each([
    [{ type: 'string', format: 'file' }, 'a file needs accept and maxBytes'],
    [{ type: 'string', control: 'hidden' }, 'a hidden field needs a default'],
    [{ type: 'string', readOnly: true }, 'a readOnly field needs a default'],
    [{ type: 'integer', minimum: 3, maximum: 2 }, 'its least is more than its most'],
    [{ type: 'string', minLength: 3, maxLength: 2 }, 'its least is more than its most'],
    [{ type: 'string', format: 'date', earliest: '2026-02-30' }, '2026-02-30 is no day'],
    [{ type: 'string', format: 'date', earliest: '2026-02-03', latest: '2026-02-01' }, 'its least is more than its most'],
    [{ type: 'integer', default: 'x' }, 'default: Enter a whole number.'],
    [{ type: 'string', oneOf: [{ const: 'A', title: 'A' }], default: 'B' }, 'default: Choose one of the options.'],
  ])('a form with the field %j is refused: %s', (field, message) => expect(told(fieldsOf(field))).toEqual([`${at} ${message}`]));

  it('a form that orders or requires a missing field is refused', () => {
    const schema = { type: 'object', required: ['gone'], properties: { field: { type: 'string' } } };
    expect(told({ schema, order: ['field', 'lost'], action })).toEqual([
      '/props/order/1 no field lost',
      '/props/schema/required/0 no field gone',
    ]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('a form with a field called %s is refused', (name) => {
    expect(told({ schema: { properties: { [name]: { type: 'string' } } }, order: [name], action })).toEqual([
      `/props/schema/properties/${name} ${name} is no name for a field`,
    ]);
  });

  it('a form may submit only itself, and only if it has fields', () => {
    expect(told(fieldsOf({ type: 'string' }), 'FieldsForm', 'preferences')).toEqual(['/props/action/formId this is the form preferences']);
    expect(told({ action }, 'ConsentForm')).toEqual(['/props/action only fields can be handed in']);
    const preference = { kind: 'SetUserPreferenceAction' };
    expect(told(fieldsOf({ type: 'string', format: 'file', accept: ['image/png'], maxBytes: 9 }, { action: preference }))).toEqual([
      '/props/action files need a SubmitFormAction',
    ]);
  });

  it.each([null, 7, [], {}, { schema: 7 }])('the form check reports nothing for %j, which the schema refuses', (props) =>
    expect(told(props)).toEqual([]),
  );
});

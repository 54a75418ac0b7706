import type { UiSchema } from '@rjsf/utils';
import { type Field, fieldsOf, type FieldSort } from '#src/shared/layouts/forms/fields.ts';

const WIDGETS: { readonly [S in FieldSort]: string } = {
  text: 'text',
  email: 'text',
  phone: 'text',
  date: 'text',
  integer: 'text',
  number: 'text',
  longText: 'LongText',
  money: 'Money',
  file: 'File',
  select: 'select',
  radio: 'Radios',
  checkbox: 'checkbox',
  consent: 'checkbox',
};

export function uiSchemaOf(schema: unknown, order: readonly string[], partId: string): UiSchema {
  const fields = fieldsOf(schema);
  const names = new Set(fields.map(({ name }) => name));
  return {
    'ui:order': [...order.filter((name) => names.has(name)), '*'],
    'ui:submitButtonOptions': { norender: true },
    ...Object.fromEntries(fields.map((field) => [field.name, uiOf(field, partId)])),
  };
}

const uiOf = ({ name, sort, given }: Field, partId: string): UiSchema => ({
  'ui:widget': given === 'hidden' ? 'hidden' : WIDGETS[sort],
  'ui:options': { partId, field: name },
  ...(given === 'readOnly' ? { 'ui:readonly': true } : {}),
});

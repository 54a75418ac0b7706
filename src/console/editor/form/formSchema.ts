import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { titleOf } from '../../ui/pointer.ts';
import { type JsonSchema, resolved, variantsOf } from './schemas.ts';

export type FormSchema = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

export const FRAMELESS = 'x-frameless';
/** Key in `uiSchema` of the labels of values. */
export const CALLED = 'x-called';
/** Key in a schema of a union's members. */
export const VARIANTS = 'x-variants';
export type Variant = { readonly name: string; readonly title: string; readonly description: string; readonly form: FormSchema };
export type Variants = { readonly by: string; readonly members: readonly Variant[] };

const ONE_LINE = 100;

const made = new WeakMap<JsonSchema, FormSchema>();

/** Converts a schema for the form library, without references and conditions. Caches results by schema object. */
export function formSchemaOf(schema: JsonSchema): FormSchema {
  const known = made.get(schema);
  if (known) return known;
  const form = build(resolved(schema));
  made.set(schema, form);
  return form;
}

function build(schema: JsonSchema): FormSchema {
  const { description } = schema;
  const said = description === undefined ? {} : { description };
  const union = variantsOf(schema);
  if (union) return { schema: { type: 'object', ...said, [VARIANTS]: toldVariants(union) }, uiSchema: { 'ui:field': 'Variant' } };
  if (isMap(schema) || typeof schema.type === 'object' || schema.oneOf)
    return { schema: { ...said }, uiSchema: { 'ui:field': 'AnyValue' } };
  if (schema.type === 'object') return buildObject(schema);
  if (schema.type === 'array') return buildList(schema);
  return { schema: { ...said, ...plain(schema) }, uiSchema: { 'ui:widget': widgetOf(schema) } };
}

/** True for objects with arbitrary keys. They are edited as JSON. */
const isMap = ({ type, additionalProperties, properties = {} }: JsonSchema): boolean =>
  type === 'object' && typeof additionalProperties === 'object' && Object.keys(properties).length === 0;

const plain = ({ type, enum: choices, minLength, maxLength, minimum, maximum }: JsonSchema) =>
  Object.fromEntries(
    Object.entries({ type, enum: choices, minLength, maxLength, minimum, maximum }).filter(([, value]) => value !== undefined),
  );

function widgetOf({ type, enum: choices, maxLength = 0, pattern = '' }: JsonSchema): string {
  if (choices) return 'select';
  if (type === 'boolean') return 'checkbox';
  if (type === 'integer' || type === 'number') return 'text';
  if (pattern.includes('T(?:')) return 'Instant';
  return maxLength > ONE_LINE && pattern === '' ? 'textarea' : 'text';
}

function buildObject({ properties = {}, required = [], description, title }: JsonSchema): FormSchema {
  const parts = Object.entries(properties)
    .filter(([, part]) => part.const === undefined)
    .map(([name, part]) => [name, titled(name, formSchemaOf(part))] as const);
  return {
    schema: {
      type: 'object',
      ...(description === undefined || title !== undefined ? {} : { description }),
      required: [...required],
      properties: Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
    },
    uiSchema: Object.fromEntries(parts.map(([name, { uiSchema }]) => [name, uiSchema])),
  };
}

const titled = (name: string, { schema, uiSchema }: FormSchema): FormSchema => ({ schema: { ...schema, title: titleOf(name) }, uiSchema });

function buildList({ items = {}, minItems, maxItems, uniqueItems = false, description }: JsonSchema): FormSchema {
  const each = formSchemaOf(items);
  const isChoice = uniqueItems && resolved(items).enum !== undefined;
  const limits = Object.fromEntries(Object.entries({ minItems, maxItems, description }).filter(([, value]) => value !== undefined));
  return {
    schema: { type: 'array', items: each.schema, ...limits, ...(isChoice ? { uniqueItems } : {}) },
    uiSchema: isChoice ? { 'ui:widget': 'checkboxes', [CALLED]: items.called ?? {} } : { items: each.uiSchema },
  };
}

const frameless = ({ schema, uiSchema }: FormSchema): FormSchema => ({ schema, uiSchema: { ...uiSchema, [FRAMELESS]: true } });

const toldVariants = ({ by, variants }: NonNullable<ReturnType<typeof variantsOf>>): Variants => ({
  by,
  members: [...variants].map(([name, member]) => ({
    name,
    title: titleOf(name.replace(/(DeepLink|Action|Fallback)$/, '').replace(/^Fallback/, '')),
    description: member.description ?? '',
    form: frameless(formSchemaOf(member)),
  })),
});

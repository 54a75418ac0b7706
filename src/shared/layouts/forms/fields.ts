import { isPlainObject } from '../../values/plainObject.ts';

type Json = Readonly<Record<string, unknown>>;

export type FieldSort =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'date'
  | 'file'
  | 'integer'
  | 'number'
  | 'money'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'consent';

/** Players cannot edit a `given` field: it stays empty or at its default. */
export type Field = {
  readonly name: string;
  readonly sort: FieldSort;
  readonly isRequired: boolean;
  readonly given: 'hidden' | 'readOnly' | null;
  readonly schema: Json;
};

/** Fields in the schema's order; empty without a schema. Unknown formats become `text`. */
export function fieldsOf(schema: unknown): readonly Field[] {
  if (!isPlainObject(schema) || !isPlainObject(schema['properties'])) return [];
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(schema['properties']).flatMap(([name, part]) =>
    isPlainObject(part) ? [{ name, sort: sortOf(part), isRequired: required.includes(name), given: givenIn(part), schema: part }] : [],
  );
}

const givenIn = ({ control, readOnly }: Json): Field['given'] => (control === 'hidden' ? 'hidden' : readOnly === true ? 'readOnly' : null);

const FORMATS = ['email', 'phone', 'date', 'file'] as const satisfies readonly FieldSort[];

export function sortOf({ type, format, control, oneOf }: Json): FieldSort {
  if (type === 'boolean') return control === 'consent' ? 'consent' : 'checkbox';
  if (Array.isArray(oneOf)) return control === 'radio' ? 'radio' : 'select';
  if (type === 'integer') return format === 'money' ? 'money' : 'integer';
  if (type === 'number') return 'number';
  return FORMATS.find((known) => known === format) ?? (control === 'textarea' ? 'longText' : 'text');
}

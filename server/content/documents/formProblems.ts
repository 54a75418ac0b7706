import { type Field, fieldsOf } from '#src/shared/layouts/forms/fields.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { isCalendarDay } from '#src/shared/text/calendarDay.ts';
import { problemsOf } from '#src/shared/layouts/forms/problemsOf.ts';
import { patternProblem } from '#src/shared/layouts/patterns/danger.ts';
import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { SchemaProblem } from '#server/kinds/validators.ts';

/** Finds faults that JSON Schema cannot express. */
export function formProblems(
  { kind }: Pick<AuthoredStoredNode, 'kind'>,
  props: unknown,
  formId: string | undefined,
): readonly SchemaProblem[] {
  if (!isPlainObject(props)) return [];
  const { action, schema, order } = props;
  const isSubmit = isPlainObject(action) && action['kind'] === 'SubmitFormAction';
  if (kind !== 'FieldsForm') return isSubmit ? [{ path: '/props/action', message: 'only fields can be handed in' }] : [];
  if (!isPlainObject(schema)) return [];
  const fields = fieldsOf(schema);
  const names = new Set(fields.map(({ name }) => name));
  const unknown = (path: string, list: unknown): SchemaProblem[] =>
    (Array.isArray(list) ? list : []).flatMap((name, at) =>
      typeof name === 'string' && !names.has(name) ? [{ path: `${path}/${at}`, message: `no field ${name}` }] : [],
    );
  return [
    ...unknown('/props/order', order),
    ...unknown('/props/schema/required', schema['required']),
    ...fields.flatMap((field) => fieldProblems(field).map((message) => ({ path: `/props/schema/properties/${field.name}`, message }))),
    ...(isSubmit && action['formId'] !== formId
      ? [{ path: '/props/action/formId', message: `this is the form ${formId ?? 'without an id'}` }]
      : []),
    ...(!isSubmit && fields.some(({ sort }) => sort === 'file')
      ? [{ path: '/props/action', message: 'files need a SubmitFormAction' }]
      : []),
  ];
}

function fieldProblems({ name, sort, given, schema }: Field): readonly string[] {
  const { pattern, accept, maxBytes, minimum, maximum, minLength, maxLength, earliest, latest } = schema;
  const unsafe = typeof pattern === 'string' ? patternProblem(pattern) : null;
  return [
    // Refuses names of `Object.prototype` members, which forms would read as answers.
    ...(name in Object.prototype ? [`${name} is no name for a field`] : []),
    ...(unsafe === null ? [] : [`pattern: ${unsafe}`]),
    ...(sort === 'file' && (accept === undefined || maxBytes === undefined) ? ['a file needs accept and maxBytes'] : []),
    ...(given !== null && schema['default'] === undefined ? [`a ${given} field needs a default`] : []),
    ...(isCrossed(minimum, maximum) || isCrossed(minLength, maxLength) || isCrossed(earliest, latest)
      ? ['its least is more than its most']
      : []),
    ...[earliest, latest].filter((day) => typeof day === 'string' && !isCalendarDay(day)).map((day) => `${String(day)} is no day`),
    ...(sort === 'file' && given !== null ? ['a file cannot be given'] : []),
    ...defaultProblems(name, schema),
  ];
}

const isCrossed = (least: unknown, most: unknown): boolean =>
  (typeof least === 'number' && typeof most === 'number' && least > most) ||
  (typeof least === 'string' && typeof most === 'string' && least > most);

function defaultProblems(name: string, schema: Readonly<Record<string, unknown>>): readonly string[] {
  if (schema['default'] === undefined) return [];
  const alone = { type: 'object', properties: { [name]: { ...schema, control: undefined, readOnly: false } } };
  return problemsOf(alone, { [name]: schema['default'] }).map(({ message }) => `default: ${message}`);
}

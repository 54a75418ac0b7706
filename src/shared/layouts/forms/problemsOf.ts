import { t } from '../../text/t.ts';
import { formatCents } from '../../money/money.ts';
import { isPlainObject } from '../../values/plainObject.ts';
import { type Field, fieldsOf, sortOf } from './fields.ts';
import { textProblem } from './textProblem.ts';
import { wordsFor } from './words.ts';

/** An empty `field` means that the problem concerns the whole answer. */
export type Problem = { readonly field: string; readonly message: string };

type Json = Readonly<Record<string, unknown>>;

/** Validates a form answer. Unknown fields are problems. Without a schema, there are none. */
export function problemsOf(schema: unknown, answer: unknown): readonly Problem[] {
  if (!isPlainObject(schema)) return [];
  if (!isPlainObject(schema['properties'])) return valueProblem(schema, answer).map((message) => ({ field: '', message }));
  if (!isPlainObject(answer)) return [{ field: '', message: t`Fill in the form.` }];
  const fields = fieldsOf(schema);
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...fields.flatMap((field) => fieldProblem(field, ownOf(answer, field.name)).map((message) => ({ field: field.name, message }))),
    ...Object.keys(answer)
      .filter((name) => !names.has(name))
      .map((field) => ({ field, message: t`This form does not use this field.` })),
  ];
}

const ownOf = (answer: Json, name: string): unknown => (Object.hasOwn(answer, name) ? answer[name] : undefined);

function fieldProblem({ isRequired, given, sort, schema }: Field, value: unknown): readonly string[] {
  const isEmpty = value === undefined || value === null || value === '';
  if (given !== null) return value === schema['default'] || isEmpty ? [] : [t`You can’t change this.`];
  // An untouched checkbox has no value, which is valid.
  if (value === undefined && sort === 'checkbox') return [];
  const isMissing = isEmpty || (sort === 'consent' && value === false);
  if (isMissing) return isRequired ? [wordsFor(schema, 'required', t`This field is required.`)] : [];
  return valueProblem(schema, value);
}

function valueProblem(schema: Json, value: unknown): readonly string[] {
  const { type, oneOf } = schema;
  if (Object.hasOwn(schema, 'const') && value !== schema['const']) return [t`Choose one of the options.`];
  if (Array.isArray(oneOf) && !oneOf.some((choice) => isPlainObject(choice) && choice['const'] === value))
    return [t`Choose one of the options.`];
  if (type === 'boolean') return typeof value === 'boolean' ? [] : [t`Choose yes or no.`];
  if (type === 'integer' || type === 'number') return numberProblem(schema, value);
  return type === 'string' ? textProblem(schema, value) : [];
}

function numberProblem(schema: Json, value: unknown): readonly string[] {
  const { minimum, maximum } = schema;
  const sort = sortOf(schema);
  const isNumber = typeof value === 'number' && (sort === 'number' ? Number.isFinite(value) : Number.isSafeInteger(value));
  if (!isNumber) return [wholeWords[sort] ?? t`Enter a whole number.`];
  const say = (limit: number): string => (sort === 'money' ? formatCents(BigInt(Math.trunc(limit))) : String(limit));
  if (typeof minimum === 'number' && value < minimum) return [wordsFor(schema, 'minimum', t`Enter ${say(minimum)} or more.`)];
  return typeof maximum === 'number' && value > maximum ? [wordsFor(schema, 'maximum', t`Enter ${say(maximum)} or less.`)] : [];
}

const wholeWords: Readonly<Record<string, string>> = { number: t`Enter a number.`, money: t`Enter an amount, such as 12.50.` };

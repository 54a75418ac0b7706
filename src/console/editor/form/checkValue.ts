import { isObject } from '#src/shared/layouts/draft/document.ts';
import { type JsonSchema, resolved, variantsOf } from './schemas.ts';

/** `pointer` is a JSON Pointer into the validated value (RFC 6901). */
export type ValueProblem = { readonly pointer: string; readonly message: string };

/** Libraries need `eval`, which the content security policy blocks. Returns all problems, worded for editors. */
export function checkValue(schema: JsonSchema, value: unknown, pointer = ''): readonly ValueProblem[] {
  const rule = resolved(schema);
  const at = (message: string): readonly ValueProblem[] => [{ pointer, message }];
  if (rule.const !== undefined && value !== rule.const) return at(`This must be ${JSON.stringify(rule.const)}.`);
  if (rule.enum && !rule.enum.includes(value)) return at(`Choose one of: ${rule.enum.join(', ')}.`);
  const variants = variantsOf(rule);
  if (variants) return checkVariant(variants, value, pointer);
  if (rule.oneOf && !rule.oneOf.some((member) => checkValue(member, value).length === 0)) return at('This format is not valid.');
  if (rule.type !== undefined && !typesOf(rule).some((type) => isOf(type, value))) return at(typeWords(typesOf(rule)));
  if (typeof value === 'string') return checkText(rule, value).flatMap(at);
  if (typeof value === 'number') return checkNumber(rule, value).flatMap(at);
  if (Array.isArray(value)) return checkList(rule, value, pointer);
  return isObject(value) ? checkObject(rule, value, pointer) : [];
}

const typesOf = ({ type = [] }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : type);

function isOf(type: string, value: unknown): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};
const typeWords = (types: readonly string[]): string => `This must be ${types.map((type) => words[type] ?? type).join(' or ')}.`;
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function checkText({ minLength = 0, maxLength = Infinity, pattern }: JsonSchema, value: string): readonly string[] {
  const { length } = [...value];
  if (length < minLength) return [minLength === 1 ? 'Fill this in.' : `Enter at least ${plural(minLength, 'character')}.`];
  if (length > maxLength) return [`Enter at most ${plural(maxLength, 'character')} (now ${length}).`];
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? [patternWords(pattern)] : [];
}

const patternWords = (pattern: string): string => {
  if (pattern.startsWith('^https://')) return 'Enter an address that starts with https://.';
  if (pattern.startsWith('^/')) return 'Enter a path on this site, starting with a slash.';
  if (pattern.includes('T(?:')) return 'Enter a time in UTC, such as 2026-11-22T10:00:00Z.';
  if (/^\^\[a-z0-9\]?/.test(pattern)) return 'Use only lowercase letters, digits and hyphens.';
  if (pattern.startsWith('^[A-Z]{2}')) return 'Enter a country or region, such as US or US-NJ.';
  return 'This format is not valid.';
};

function checkNumber({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number): readonly string[] {
  if (value < minimum) return [`Enter ${minimum} or more.`];
  return value > maximum ? [`Enter ${maximum} or less.`] : [];
}

function checkList(rule: JsonSchema, value: readonly unknown[], pointer: string): readonly ValueProblem[] {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false, items } = rule;
  const own: ValueProblem[] = [];
  if (value.length < minItems) own.push({ pointer, message: minItems === 1 ? 'Add at least one.' : `Add at least ${minItems}.` });
  if (value.length > maxItems) own.push({ pointer, message: `Keep at most ${maxItems} (now ${value.length}).` });
  const texts = value.map((each) => JSON.stringify(each));
  if (uniqueItems && new Set(texts).size < texts.length) own.push({ pointer, message: 'Remove the duplicate entry.' });
  return [...own, ...(items ? value.flatMap((each, at) => checkValue(items, each, `${pointer}/${at}`)) : [])];
}

const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function checkObject(rule: JsonSchema, value: Readonly<Record<string, unknown>>, pointer: string): readonly ValueProblem[] {
  const { properties = {}, required = [], additionalProperties = true, propertyNames, minProperties = 0, maxProperties = Infinity } = rule;
  const problems: ValueProblem[] = required
    .filter((name) => value[name] === undefined)
    .map((name) => ({ pointer: `${pointer}/${step(name)}`, message: 'This field is required.' }));
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  if (names.length < minProperties) problems.push({ pointer, message: `Add at least ${minProperties}.` });
  if (names.length > maxProperties) problems.push({ pointer, message: `Keep at most ${maxProperties} (now ${names.length}).` });
  for (const name of names) {
    const at = `${pointer}/${step(name)}`;
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) problems.push(...checkValue(known, value[name], at));
    else if (additionalProperties === false) problems.push({ pointer: at, message: 'This name is not known. Remove it or correct it.' });
    else if (typeof additionalProperties === 'object') problems.push(...checkValue(additionalProperties, value[name], at));
    if (!known && propertyNames) problems.push(...checkValue(propertyNames, name, at));
  }
  return [...problems, ...checkCondition(rule, value, pointer)];
}

function checkCondition(rule: JsonSchema, value: unknown, pointer: string): readonly ValueProblem[] {
  if (!rule.if) return [];
  const branch = checkValue(rule.if, value).length === 0 ? rule.then : rule.else;
  return branch ? checkValue(branch, value, pointer) : [];
}

function checkVariant(union: NonNullable<ReturnType<typeof variantsOf>>, value: unknown, pointer: string): readonly ValueProblem[] {
  const name = isObject(value) ? value[union.by] : undefined;
  const member = typeof name === 'string' ? union.variants.get(name) : undefined;
  return member ? checkValue(member, value, pointer) : [{ pointer, message: 'Choose a type.' }];
}

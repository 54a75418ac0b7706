import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import type { Resolvers } from '../resolverTypes.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';
import { badInput } from '#server/platform/problems.ts';

const WHOLE = /^-?\d{1,30}$/;

/** Throws unless the value is a whole number (product §9). */
function longText(value: unknown): string {
  const text = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value)) ? value.toString() : value;
  if (typeof text !== 'string' || !WHOLE.test(text))
    throw new GraphQLError('Long scalar amount is not a valid BigInt, or is not a valid number');
  return text;
}

const Long = new GraphQLScalarType<string, string>({
  name: 'Long',
  serialize: longText,
  parseValue: longText,
  parseLiteral: (node) => longText(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : null),
});

function instant(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  const at = typeof value === 'string' ? parseInstant(value) : null;
  if (!at) throw new GraphQLError('Time is an instant as ISO 8601 in UTC');
  return at.toISOString();
}

const Time = new GraphQLScalarType<string, string>({
  name: 'Time',
  serialize: instant,
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : null),
});

const FormSchema = new GraphQLScalarType<unknown, unknown>({ name: 'FormSchema', serialize: (value) => value });

/** Maximum number of answers in a form. No form has so many fields. */
const MAX_ANSWERS = 200;

const isAnswer = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function answers(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badInput('Answers are an object by field name.', ['answers']);
  const members = Object.entries(value);
  if (members.length > MAX_ANSWERS) throw badInput(`At most ${MAX_ANSWERS} answers.`, ['answers']);
  if (!members.every(([, member]) => isAnswer(member))) throw badInput('An answer is a text, a number, yes or no.', ['answers']);
  return Object.fromEntries(members);
}

const FormAnswers = new GraphQLScalarType<unknown, unknown>({
  name: 'FormAnswers',
  parseValue: answers,
  parseLiteral: (node, variables) => answers(valueFromASTUntyped(node, variables)),
});

export const scalarResolvers = { Long, Time, FormSchema, FormAnswers } satisfies Resolvers;

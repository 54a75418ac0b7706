import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { Resolvers } from '../../gql/resolvers.ts';

const WHOLE = /^-?\d{1,30}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** Product §9: what a client sends as a large whole number. */
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
  if (typeof value !== 'string' || !INSTANT.test(value) || Number.isNaN(Date.parse(value)))
    throw new GraphQLError('Time is an instant as ISO 8601 in UTC');
  return new Date(value).toISOString();
}

const Time = new GraphQLScalarType<string, string>({
  name: 'Time',
  serialize: instant,
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : null),
});

/** Only ever sent to clients. */
const FormSchema = new GraphQLScalarType<unknown, unknown>({ name: 'FormSchema', serialize: (value) => value });

export const scalarResolvers = { Long, Time, FormSchema } satisfies Resolvers;

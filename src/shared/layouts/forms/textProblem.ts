import { isCalendarDay } from '../../text/calendarDay.ts';
import { t } from '../../text/t.ts';
import { isEmail } from '../../text/email.ts';
import { matcherOf } from '../patterns/match.ts';
import { sortOf } from './fields.ts';
import { wordsFor } from './words.ts';

type Json = Readonly<Record<string, unknown>>;

const MOST = 10_000;
/** Limit for texts with a pattern, because matching time grows with the length. */
const MOST_WITH_PATTERN = 2_000;

export function textProblem(schema: Json, value: unknown): readonly string[] {
  if (typeof value !== 'string') return [t`Enter some text.`];
  const { minLength, maxLength, pattern } = schema;
  // Code points, as in JSON Schema.
  const length = [...value].length;
  const most = Math.min(typeof maxLength === 'number' ? maxLength : MOST, typeof pattern === 'string' ? MOST_WITH_PATTERN : MOST);
  if (typeof minLength === 'number' && length < minLength)
    return [wordsFor(schema, 'minLength', t`Enter at least ${minLength} characters.`)];
  if (length > most) return [wordsFor(schema, 'maxLength', t`Enter at most ${most} characters.`)];
  const problem = formatProblem(schema, value);
  if (problem !== null) return [problem];
  if (typeof pattern !== 'string') return [];
  // An unsupported pattern matches nothing; publishing rejects it.
  return matcherOf(pattern)?.(value) ? [] : [wordsFor(schema, 'pattern', t`Check the format and try again.`)];
}

const FILE_ID = /^[\w-]{16,64}$/;

function formatProblem(schema: Json, value: string): string | null {
  switch (sortOf(schema)) {
    case 'email':
      return isEmail(value) ? null : wordsFor(schema, 'format', t`Please enter a valid email`);
    case 'phone':
      return isPhone(value) ? null : wordsFor(schema, 'format', t`Enter a phone number, such as 555 010 0199.`);
    case 'date':
      return dateProblem(schema, value);
    case 'file':
      return FILE_ID.test(value) ? null : t`We did not get this file. Choose it again.`;
    default:
      return null;
  }
}

function isPhone(text: string): boolean {
  const digits = text.replace(/[ ().-]/g, '').replace(/^\+/, '');
  return /^\d{7,15}$/.test(digits);
}

function dateProblem(schema: Json, value: string): string | null {
  const { earliest, latest } = schema;
  if (!isCalendarDay(value)) return wordsFor(schema, 'format', t`Enter a date.`);
  if (typeof earliest === 'string' && value < earliest) return wordsFor(schema, 'earliest', t`Enter ${earliest} or later.`);
  return typeof latest === 'string' && value > latest ? wordsFor(schema, 'latest', t`Enter ${latest} or earlier.`) : null;
}

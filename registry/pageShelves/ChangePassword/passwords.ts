import { PASSWORD_LENGTH, passwordProblem } from '#src/lib/password.ts';
import { isPlainObject } from '#src/lib/plainObject.ts';

/** Fields in the order in which they stand. */
export const NAMES = ['current', 'next', 'again'] as const;
type Name = (typeof NAMES)[number];

export type Entered = Readonly<Record<Name, string>>;
/** Why it is refused: at a field, or as a whole. */
export type Problems = { readonly [N in Name | 'whole']?: string };

const lengths = {
  'too-short': `Use ${PASSWORD_LENGTH.least} characters or more.`,
  'too-long': `Use ${PASSWORD_LENGTH.most} characters or fewer.`,
} as const;

/** What can be told without asking the server. */
export function problemsOf({ current, next, again }: Entered): Problems {
  if (current === '') return { current: 'Enter the password you have now.' };
  const length = passwordProblem(next);
  if (length !== null) return { next: lengths[length] };
  if (next === current) return { next: 'Choose another password than the one you have now.' };
  return again === next ? {} : { again: 'This is not the same as above.' };
}

const FIELDS: Readonly<Record<string, Name>> = { current_password: 'current', new_password: 'next' };
const UNKNOWN = 'Your password could not be changed. Please try again later.';

/** The server's refusal, `{ errors: { field: [{ message }] } }`, at the fields it speaks of. */
export function problemsIn(body: unknown): Problems {
  const errors = isPlainObject(body) && isPlainObject(body['errors']) ? body['errors'] : {};
  const found = Object.entries(errors).flatMap(([field, told]) => {
    const name = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    const [first] = Array.isArray(told) ? (told as readonly unknown[]) : [];
    const message = isPlainObject(first) ? first['message'] : undefined;
    return name && typeof message === 'string' ? [[name, message] as const] : [];
  });
  return found.length === 0 ? { whole: UNKNOWN } : Object.fromEntries(found);
}

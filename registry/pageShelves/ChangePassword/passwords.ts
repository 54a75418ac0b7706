import { fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { PASSWORD_LENGTH, passwordProblem } from '#src/shared/text/password.ts';
import { t } from '#src/shared/text/t.ts';

export const NAMES = ['current', 'next', 'again'] as const;
type Name = (typeof NAMES)[number];

export type Entered = Readonly<Record<Name, string>>;
export type Problems = { readonly [N in Name | 'whole']?: string };

const lengths = {
  'too-short': t`Use ${PASSWORD_LENGTH.least} characters or more.`,
  'too-long': t`Use ${PASSWORD_LENGTH.most} characters or fewer.`,
} as const;

export function problemsOf({ current, next, again }: Entered): Problems {
  if (current === '') return { current: t`Enter the password you have now.` };
  const length = passwordProblem(next);
  if (length !== null) return { next: lengths[length] };
  if (next === current) return { next: t`Choose another password than the one you have now.` };
  return again === next ? {} : { again: t`This is not the same as above.` };
}

const FIELDS: Readonly<Record<string, Name>> = { current_password: 'current', new_password: 'next' };
const UNKNOWN = t`Your password could not be changed. Please try again later.`;

/** First server error per field. */
export function problemsIn(body: unknown): Problems {
  const found = fieldErrorsIn(body).flatMap(({ field, message }) => {
    const name = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    return name ? [[name, message] as const] : [];
  });
  return found.length === 0 ? { whole: UNKNOWN } : Object.fromEntries(found.toReversed());
}

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
  if (current === '') return { current: t`Enter your current password.` };
  const length = passwordProblem(next);
  if (length !== null) return { next: lengths[length] };
  if (next === current) return { next: t`Choose a password that differs from your current one.` };
  return again === next ? {} : { again: t`The passwords do not match.` };
}

const FIELDS: Readonly<Record<string, Name>> = { current_password: 'current', new_password: 'next' };
const UNKNOWN = t`We could not change your password. Please try again later.`;

export function problemsIn(body: unknown): Problems {
  const found = fieldErrorsIn(body).flatMap(({ field, message }) => {
    const name = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    return name ? [[name, message] as const] : [];
  });
  return found.length === 0 ? { whole: UNKNOWN } : Object.fromEntries(found.toReversed());
}

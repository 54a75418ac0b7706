import type { SignUpField, SignUpFields, SignUpProblems } from '#src/shared/text/signUp.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { t } from '#src/shared/text/t.ts';

export type SignUpStep = { readonly title: string; readonly fields: readonly SignUpField[] };

/** The region comes before age and tax number, which depend on it. */
export const signUpSteps: readonly SignUpStep[] = [
  { title: t`Your account`, fields: ['email', 'password'] },
  { title: t`Where you live`, fields: ['region', 'addressLine', 'city', 'postalCode', 'phone'] },
  { title: t`About you`, fields: ['firstName', 'lastName', 'birthDate', 'taxDigits', 'hasAcceptedTerms'] },
];

export const NOTHING_TYPED: SignUpFields = {
  ...{ email: '', password: '', region: '', addressLine: '', city: '', postalCode: '', phone: '' },
  ...{ firstName: '', lastName: '', birthDate: '', taxDigits: '', hasAcceptedTerms: false },
};

export function firstProblem(problems: SignUpProblems): { readonly step: number; readonly field: SignUpField } | null {
  for (const [step, { fields }] of signUpSteps.entries()) {
    const field = fields.find((each) => problems[each] !== undefined);
    if (field !== undefined) return { step, field };
  }
  return null;
}

export function problemsOfStep(problems: SignUpProblems, step: number): SignUpProblems {
  const asked = signUpSteps[step]?.fields ?? [];
  const own: { -readonly [F in SignUpField]?: string } = {};
  for (const field of keysOf(problems)) if (problems[field] !== undefined && asked.includes(field)) own[field] = problems[field];
  return own;
}

export function typedIn(form: FormData, step: number, before: SignUpFields): SignUpFields {
  const typed: Record<string, string | boolean> = { ...before };
  for (const field of signUpSteps[step]?.fields ?? []) {
    const value = form.get(field);
    if (field === 'hasAcceptedTerms') typed[field] = value !== null;
    else if (typeof value === 'string') typed[field] = value;
  }
  return typed as SignUpFields;
}

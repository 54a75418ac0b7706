import { t } from './t.ts';
import { isCalendarDay } from './calendarDay.ts';
import { countryFormOf, countryForms, phoneOf } from './countryForms.ts';
import { emailProblem } from './email.ts';
import { passwordProblem, PASSWORD_LENGTH } from './password.ts';
import { keysOf } from '../values/isKeyOf.ts';

export type SignUpFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly birthDate: string;
  readonly region: string;
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
  readonly phone: string;
  /** Last four digits of the tax number; empty if not given. */
  readonly taxDigits: string;
  readonly hasAcceptedTerms: boolean;
};

export type SignUpField = keyof SignUpFields;
export type SignUpProblems = Readonly<Partial<Record<SignUpField, string>>>;

const MOST_NAME = 80;
const MOST_ADDRESS = 120;
const OLDEST_YEARS = 120;

/** Minimum age for sign-ups whose region is not known yet: the highest of all regions. */
export const HIGHEST_AGE_LIMIT = Math.max(...Object.values(countryForms).map(({ leastAge }) => leastAge));

export const ageLimitOf = (country: string): number | null => countryFormOf(country)?.leastAge ?? null;

/** Age in years. People born on February 29 turn older on March 1. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function nameProblem(name: string, what: string): string | null {
  if (name.trim() === '') return t`Please enter your ${what}`;
  return [...name].length > MOST_NAME || /[<>\p{Cc}]/u.test(name) ? t`Please enter your ${what} as it is on your ID` : null;
}

function addressProblem(text: string, missing: string, wrong: string): string | null {
  if (text.trim() === '') return missing;
  return text.trim().length > MOST_ADDRESS || /[<>\p{Cc}]/u.test(text) ? wrong : null;
}

/** Null if the postal code is valid or the region unknown, which another check reports. */
function postalProblem(code: string, region: string): string | null {
  const form = countryFormOf(region)?.postalCode;
  if (!form) return code.trim() === '' ? t`Please enter your postal code` : null;
  return form.shape.test(code.trim()) ? null : form.problem;
}

function taxProblem(digits: string, region: string): string | null {
  const asked = countryFormOf(region)?.taxNumber ?? null;
  const isMissing = digits === '' && asked?.isOptional === true;
  return asked === null || isMissing || /^\d{4}$/.test(digits) ? null : t`Please enter the last 4 digits`;
}

function birthProblem(birthDate: string, region: string, today: string): string | null {
  if (birthDate === '') return t`Please enter your date of birth`;
  const age = isCalendarDay(birthDate) ? ageOn(birthDate, today) : -1;
  if (age < 0 || age > OLDEST_YEARS) return t`Please enter a valid date of birth`;
  const limit = ageLimitOf(region.slice(0, 2));
  return limit !== null && age < limit ? t`You must be ${limit} or older to open an account` : null;
}

const passwordWords = {
  'too-short': t`Use ${PASSWORD_LENGTH.least} characters or more`,
  'too-long': t`Use ${PASSWORD_LENGTH.most} characters or fewer`,
} as const;

export function signUpProblems(fields: SignUpFields, { today, regions }: { readonly today: string; readonly regions: readonly string[] }) {
  const wrong = passwordProblem(fields.password);
  const found: Readonly<Record<SignUpField, string | null>> = {
    firstName: nameProblem(fields.firstName, t`first name`),
    lastName: nameProblem(fields.lastName, t`last name`),
    email: emailProblem(fields.email.trim()),
    password: wrong && passwordWords[wrong],
    birthDate: birthProblem(fields.birthDate, fields.region, today),
    addressLine: addressProblem(
      fields.addressLine,
      t`Please enter your street address`,
      t`Please enter your address as shown on your mail`,
    ),
    city: addressProblem(fields.city, t`Please enter your city`, t`Please enter your city as shown on your mail`),
    postalCode: postalProblem(fields.postalCode, fields.region),
    phone: phoneOf(fields.phone) === null ? t`Please enter a phone number with its area code` : null,
    taxDigits: taxProblem(fields.taxDigits, fields.region),
    region: regions.includes(fields.region) ? null : t`Please choose where you live`,
    hasAcceptedTerms: fields.hasAcceptedTerms ? null : t`Please accept the terms of use`,
  };
  const problems: { -readonly [F in SignUpField]?: string } = {};
  for (const field of keysOf(found)) if (found[field] !== null) problems[field] = found[field];
  return problems;
}

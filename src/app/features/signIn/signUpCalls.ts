import { fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { entriesOf, hasTexts, membersOf } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { SignUpField, SignUpFields } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import type { HttpFault, Platform } from '#src/platform/index.ts';
import { WEB_CLIENT } from '#src/shared/site/webClient.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

type Caller = Pick<Platform, 'http'>;
export type Place = { readonly code: string; readonly name: string };
export type Problems = Readonly<Partial<Record<SignUpField | 'whole', string>>>;

export const LATER = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

const fields = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  password: 'password',
  birth_date: 'birthDate',
  region_code: 'region',
  address_line: 'addressLine',
  city: 'city',
  postal_code: 'postalCode',
  phone: 'phone',
  tax_digits: 'taxDigits',
  accepts_terms: 'hasAcceptedTerms',
} as const satisfies Readonly<Record<string, SignUpField>>;

/** Returns the served regions, or an empty list on failure. */
export async function servedPlaces({ http }: Caller): Promise<readonly Place[]> {
  const answer = await http({ method: 'GET', path: '/i/regions' });
  const listed = answer.ok ? membersOf(answer.value.body)['regions'] : [];
  return entriesOf(listed).flatMap((each) =>
    hasTexts(each, ['code', 'name']) && each['isServed'] === true ? [{ code: each.code, name: each.name }] : [],
  );
}

/** Sends the sign-up and returns its id. Errors of no single field are under `whole`. */
export async function openAccount({ http }: Caller, wish: SignUpFields, referralCode: string | null): Promise<Result<string, Problems>> {
  const answer = await http({
    method: 'POST',
    path: '/api/accounts',
    json: {
      client_id: WEB_CLIENT,
      first_name: wish.firstName,
      last_name: wish.lastName,
      email: wish.email,
      password: wish.password,
      birth_date: wish.birthDate,
      region_code: wish.region,
      address_line: wish.addressLine,
      city: wish.city,
      postal_code: wish.postalCode,
      phone: wish.phone,
      tax_digits: wish.taxDigits,
      accepts_terms: wish.hasAcceptedTerms,
      ...(referralCode === null ? {} : { referral_code: referralCode }),
    },
  });
  if (answer.ok) {
    const id = membersOf(answer.value.body)['sign_up_id'];
    return typeof id === 'string' ? ok(id) : refuse({ whole: LATER });
  }
  const told = fieldErrorsIn(answer.refusal.body);
  if (told.length === 0) return refuse({ whole: LATER });
  const problems: { -readonly [F in keyof Problems]: Problems[F] } = {};
  for (const { field, message } of told) problems[isKeyOf(fields, field) ? fields[field] : 'whole'] = message;
  return refuse(problems);
}

/** `isOver` is true if the code has become invalid. */
export type CodeRefusal = { readonly message: string; readonly isOver: boolean };

const refusalOf = ({ status, body }: HttpFault): CodeRefusal => {
  const [told] = fieldErrorsIn(body);
  return { message: told?.message ?? LATER, isOver: status === 410 && told?.field === 'sign_up_id' };
};

export async function requestCode({ http }: Caller, signUpId: string): Promise<Result<null, CodeRefusal>> {
  const answer = await http({ method: 'POST', path: '/api/accounts/codes', json: { sign_up_id: signUpId } });
  return answer.ok ? ok(null) : refuse(refusalOf(answer.refusal));
}

export async function confirmAccount({ http }: Caller, signUpId: string, code: string): Promise<Result<string, CodeRefusal>> {
  const json = { sign_up_id: signUpId, one_time_code: code };
  const answer = await http({ method: 'POST', path: '/api/accounts/confirmations', json });
  if (!answer.ok) return refuse(refusalOf(answer.refusal));
  const token = membersOf(answer.value.body)['limited_access_token'];
  return typeof token === 'string' ? ok(token) : refuse({ message: LATER, isOver: false });
}

import { fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { entriesOf, hasTexts, membersOf } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { SignUpField, SignUpFields } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import type { Platform } from '#src/platform/index.ts';
import { WEB_CLIENT } from '#src/shared/site/webClient.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

type Caller = Pick<Platform, 'http'>;
export type Place = { readonly code: string; readonly name: string };
export type Problems = Readonly<Partial<Record<SignUpField | 'whole', string>>>;

const LATER = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

const fields = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  password: 'password',
  birth_date: 'birthDate',
  region_code: 'region',
  accepts_terms: 'hasAcceptedTerms',
} as const satisfies Readonly<Record<string, SignUpField>>;

/** Fetches regions; empty on failure. */
export async function servedPlaces({ http }: Caller): Promise<readonly Place[]> {
  const answer = await http({ method: 'GET', path: '/i/regions' });
  const listed = answer.ok ? membersOf(answer.value.body)['regions'] : [];
  return entriesOf(listed).flatMap((each) =>
    hasTexts(each, ['code', 'name']) && each['isServed'] === true ? [{ code: each.code, name: each.name }] : [],
  );
}

/** Sends the sign-up. `whole` is for problems of no field. */
export async function openAccount({ http }: Caller, wish: SignUpFields, referralCode: string | null): Promise<Result<null, Problems>> {
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
      accepts_terms: wish.hasAcceptedTerms,
      ...(referralCode === null ? {} : { referral_code: referralCode }),
    },
  });
  if (answer.ok) return ok(null);
  const told = fieldErrorsIn(answer.refusal.body);
  if (told.length === 0) return refuse({ whole: LATER });
  const problems: { -readonly [F in keyof Problems]: Problems[F] } = {};
  for (const { field, message } of told) problems[isKeyOf(fields, field) ? fields[field] : 'whole'] = message;
  return refuse(problems);
}

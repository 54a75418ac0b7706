import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { SignUpField, SignUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { lineOf } from '#server/platform/http/address.ts';
import type { AppDeps } from '../../deps.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import { visitorOf } from '../../viewer.ts';
import { RateLimit } from '#server/platform/http/rateLimit.ts';
import { createAccount } from '#server/modules/identity/signUp/index.ts';
import { callerOf } from '../caller.ts';
import { rememberBrowser } from '../deviceCookie.ts';

const HOUR_MS = 3_600_000;
/** Attempts per network prefix and hour. */
const MOST_FROM_LINE = 60;

const wire: Readonly<Record<SignUpField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  password: 'password',
  birthDate: 'birth_date',
  region: 'region_code',
  hasAcceptedTerms: 'accepts_terms',
};

/** `POST /api/accounts`: opens an account without a login. */
export function registerSignUp(app: FastifyInstance, deps: AppDeps): void {
  const asked = new RateLimit(MOST_FROM_LINE, HOUR_MS, () => deps.ports.now().getTime());
  app.post('/api/accounts', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const body = isPlainObject(request.body) && areTextsWhole(request.body) ? request.body : {};
    if (body['client_id'] !== 'linemaker-web') return refuse(reply, 422, { client_id: 'client_id is unknown.' });
    if (!asked.take(lineOf(request.ip))) return refuse(reply, 429, { '': t`Too many attempts. Try again later.` });
    const made = await createAccount(deps, wishIn(deps, request, body));
    if (made.ok) {
      await rememberBrowser(deps, request, reply, made.value.playerId);
      return reply.code(201).send({ user_id: made.value.playerId, identity_status: made.value.identityStatus });
    }
    if (made.refusal.kind === 'country') return refuse(reply, 403, { '': t`Accounts are not opened where you are.` });
    return refuse(reply, 422, named(made.refusal.problems));
  });
}

function wishIn(deps: AppDeps, request: FastifyRequest, body: Readonly<Record<string, unknown>>) {
  const text = (field: SignUpField, most: number): string => {
    const value = body[wire[field]];
    return typeof value === 'string' && value.length <= most ? value : '';
  };
  const referral = body['referral_code'];
  const { addressRegion, brand, region } = visitorOf(deps, callerOf(request));
  return {
    firstName: text('firstName', 200),
    lastName: text('lastName', 200),
    email: text('email', 320),
    password: text('password', 1_024),
    birthDate: text('birthDate', 10),
    region: text('region', 10),
    hasAcceptedTerms: body[wire.hasAcceptedTerms] === true,
    // From the IP address, never the request's claims.
    country: addressRegion.slice(0, 2),
    termsOf: { brand, region },
    referralCode: typeof referral === 'string' && /^[\w-]{1,64}$/.test(referral) ? referral : null,
  };
}

const named = (problems: SignUpProblems): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [isKeyOf(wire, field) ? wire[field] : field, message]));

const refuse = (reply: FastifyReply, status: 403 | 422 | 429, errors: Readonly<Record<string, string>>): FastifyReply =>
  reply.code(status).send({ errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [{ message }]])) });

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { SignUpField, SignUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import type { AppDeps } from '../../deps.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import { visitorOf } from '../../viewer.ts';
import { GuessGate } from '#server/platform/rateLimits/index.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import { askForCode, confirmSignUp, requestSignUp, sendSignUpMails, SIGN_UP_MS } from '#server/modules/identity/pendingSignUps/index.ts';
import { verifySoon } from '#server/modules/identity/signUp/index.ts';
import { callerOf } from '../caller.ts';
import { noticeOfWaiting } from './waitingNotice.ts';

const HOUR_MS = 3_600_000;
const MOST_FROM_LINE = 60;
/** Maximum wrong codes per network prefix. It is high, because a household shares a prefix. */
const WRONG = { most: 60, windowMs: 600_000 } as const;
const QUEUE = { mostOfLine: 200, mostWaiting: 1_000 } as const;
const TOKEN = /^[\w-]{20,128}$/;
const CODE = /^\d{8}$/;

const wire: Readonly<Record<SignUpField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  password: 'password',
  birthDate: 'birth_date',
  region: 'region_code',
  addressLine: 'address_line',
  city: 'city',
  postalCode: 'postal_code',
  phone: 'phone',
  taxDigits: 'tax_digits',
  hasAcceptedTerms: 'accepts_terms',
};

const BUSY = t`Too many tries. Please try again later.`;
const UNSENT = t`You can’t open an account right now. Try again later, or contact support.`;
const WRONG_CODE = t`This code is not correct or has expired. Check it, or ask for a new one.`;
const DEAD_CODE = t`This code has expired. Ask for a new one, or log in if you already have an account.`;
const DEAD = t`This sign-up has expired. Fill in the form again, or log in if you already have an account.`;

export function registerSignUp(app: FastifyInstance, deps: AppDeps): void {
  const asked = deps.rateLimits.open('sign-ups', { most: MOST_FROM_LINE, windowMs: HOUR_MS });
  const guesses = new GuessGate(deps.rateLimits.open('sign-up-codes', WRONG), QUEUE);
  app.post('/api/accounts', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const body = bodyOf(request);
    if (body['client_id'] !== 'linemaker-web') return refuse(reply, 422, { client_id: 'client_id is unknown.' });
    if (!(await asked.take(networkPrefix(request.ip))).isAllowed) return refuse(reply, 429, { '': BUSY });
    if (!deps.mail.canSend) return refuse(reply, 503, { '': UNSENT });
    const pending = await requestSignUp(deps, requestIn(deps, request, body));
    if (pending.ok) {
      mailSoon(deps);
      return reply.code(202).send({ sign_up_id: pending.value, expires_in: SIGN_UP_MS / 1_000 });
    }
    if (pending.refusal.kind === 'country') return refuse(reply, 403, { '': t`You can’t open an account from your location.` });
    return refuse(reply, 422, named(pending.refusal.problems));
  });

  app.post('/api/accounts/codes', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const found = await askForCode(deps, fieldIn(request, 'sign_up_id', TOKEN));
    if (found === 'dead') return refuse(reply, 410, { sign_up_id: DEAD });
    if (found === 'busy') return refuse(reply, 429, { sign_up_id: t`You have asked for too many codes. Try again in a few minutes.` });
    mailSoon(deps);
    return reply.code(202).send({ sent: true });
  });

  app.post('/api/accounts/confirmations', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const code = fieldIn(request, 'one_time_code', CODE);
    if (code === '') return refuse(reply, 422, { one_time_code: t`Enter the 8-digit code.` });
    const confirmed = await guesses
      .run(
        networkPrefix(request.ip),
        () => confirmSignUp(deps, fieldIn(request, 'sign_up_id', TOKEN), code),
        ({ kind }) => kind !== 'opened',
      )
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return error;
        throw error;
      });
    if (confirmed instanceof TooBusy) return refuse(reply.header('retry-after', confirmed.retrySeconds), 429, { one_time_code: BUSY });
    if (confirmed.kind === 'wrong') return refuse(reply, 422, { one_time_code: WRONG_CODE });
    if (confirmed.kind === 'dead') return refuse(reply, 410, { one_time_code: DEAD_CODE });
    await verifySoon(deps, confirmed.playerId, noticeOfWaiting(deps));
    return reply.code(201).send({ user_id: confirmed.playerId, limited_access_token: confirmed.limitedToken });
  });
}

/** Sends the mail after the response, because the response time could reveal which email addresses are known. Logs failures. */
function mailSoon(deps: AppDeps): void {
  setImmediate(() => {
    sendSignUpMails(deps).catch((error: unknown) => deps.log.error({ event: 'sign-up-mail-failed', error }));
  });
}

const bodyOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> => (isPlainObject(body) && areTextsWhole(body) ? body : {});

function fieldIn(request: FastifyRequest, name: string, shape: RegExp): string {
  const value = bodyOf(request)[name];
  return typeof value === 'string' && shape.test(value) ? value : '';
}

function requestIn(deps: AppDeps, request: FastifyRequest, body: Readonly<Record<string, unknown>>) {
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
    addressLine: text('addressLine', 200),
    city: text('city', 200),
    postalCode: text('postalCode', 20),
    phone: text('phone', 40),
    taxDigits: text('taxDigits', 40),
    hasAcceptedTerms: body[wire.hasAcceptedTerms] === true,
    // Takes the country from the IP address, because the request could claim any.
    country: addressRegion.slice(0, 2),
    termsOf: { brand, region },
    referralCode: typeof referral === 'string' && /^[\w-]{1,64}$/.test(referral) ? referral : null,
  };
}

const named = (problems: SignUpProblems): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [isKeyOf(wire, field) ? wire[field] : field, message]));

const refuse = (reply: FastifyReply, status: 403 | 410 | 422 | 429 | 503, errors: Readonly<Record<string, string>>): FastifyReply =>
  reply.code(status).send({ errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [{ message }]])) });

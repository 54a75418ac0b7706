import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emailProblem } from '#src/shared/text/email.ts';
import { PASSWORD_LENGTH, passwordProblem } from '#src/shared/text/password.ts';
import { t } from '#src/shared/text/t.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import { siteOf } from '#server/platform/http/hosts.ts';
import type { AppDeps } from '../../deps.ts';
import { readDevice } from '../deviceCookie.ts';
import { isWhole } from '#server/platform/text/texts.ts';
import { isCommonPassword, openReset, takeReset } from '#server/modules/identity/passwords/index.ts';

const HOUR_MS = 3_600_000;
/** Maximum requests per hour and route from a known device or, for unknown devices, a network prefix. */
const MOST_FROM_LINE = 30;
/** Maximum mails per hour to one address. Further requests get the same response but send no mail. */
const MOST_TO_EMAIL = 5;

const RESET_TOKEN = /^[\w-]{43}$/;

const busy = t`Too many tries. Please try again later.`;
const easy = t`This password is too easy to guess. Choose a longer one.`;
const closed = t`This link has expired. Ask for a new one.`;

/** Serves requests for a password reset and its completion (product §7). Neither reveals whether an email address has an account. */
export function registerPasswordRoutes(app: FastifyInstance, deps: AppDeps): void {
  const limitOf = (name: string, most: number) => deps.rateLimits.open(name, { most, windowMs: HOUR_MS });
  const asked = limitOf('reset-requests', MOST_FROM_LINE);
  const tried = limitOf('resets', MOST_FROM_LINE);
  const toEmail = limitOf('reset-mails', MOST_TO_EMAIL);

  app.post('/api/password_reset_requests', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const email = textIn(request, 'email').trim();
    const problem = emailProblem(email);
    if (problem !== null) return refuse(reply, 422, 'email', problem);
    if (textIn(request, 'client_id') !== 'linemaker-web') return refuse(reply, 422, 'client_id', 'client_id is unknown.');
    const own = await deps.identity.ownBucketOf({ kind: 'device', device: readDevice(request), account: { email } });
    if (!(await asked.take(own ?? networkPrefix(request.ip))).isAllowed) return refuse(reply, 429, 'email', busy);
    if ((await toEmail.take(own ?? email.toLowerCase())).isAllowed) await sendWay(deps, request, email);
    return reply.code(201).send({});
  });

  app.post('/api/password_resets', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const token = textIn(request, 'token');
    const password = textIn(request, 'password');
    const own = RESET_TOKEN.test(token) ? await deps.identity.ownBucketOf({ kind: 'reset-token', secret: token }) : null;
    if (!(await tried.take(own ?? networkPrefix(request.ip))).isAllowed) return refuse(reply, 429, 'password', busy);
    if (passwordProblem(password) !== null)
      return refuse(reply, 422, 'password', t`Enter ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters.`);
    if (isCommonPassword(password)) return refuse(reply, 422, 'password', easy);
    const taken = RESET_TOKEN.test(token) ? await takeReset(deps, token, password) : 'closed';
    if (taken === 'common') return refuse(reply, 422, 'password', easy);
    if (taken === 'closed') return refuse(reply, 422, 'token', closed);
    await deps.mail.sendSoon(taken.mailId);
    return reply.code(204).send();
  });
}

/** Mails a reset link without waiting for the mail service, because the delay would reveal that the account exists. */
async function sendWay(deps: AppDeps, request: FastifyRequest, email: string): Promise<void> {
  const site = siteOf(deps.config, request) ?? '';
  await deps.mail.sendSoon(await openReset(deps, { email, linkOf: (token) => `${site}/forgot-password#token=${token}` }));
}

function textIn(request: FastifyRequest, name: string): string {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && isWhole(value) ? value : '';
}

const refuse = (reply: FastifyReply, status: 422 | 429, field: string, message: string): FastifyReply =>
  reply.code(status).send({ errors: { [field]: [{ message }] } });

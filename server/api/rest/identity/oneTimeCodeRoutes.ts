import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import type { AppDeps } from '../../deps.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import { GuessGate } from '#server/platform/rateLimits/index.ts';

/** Maximum wrong codes per token and per network prefix. It is high, because a household shares a prefix. */
const WRONG = { most: 60, windowMs: 600_000 } as const;
const QUEUE = { mostOfLine: 200, mostWaiting: 1_000 } as const;
const LIMITED_TOKEN = /^[\w-]{20,128}$/;
const CODE = /^\d{8}$/;

const UNSENT = t`We can’t send codes right now. Try again later, or contact support.`;
const DEAD = t`Your login timed out. Please log in again.`;

/** Routes that mail and verify one-time codes (checklist 13). */
export function registerOneTimeCodes(app: FastifyInstance, deps: AppDeps): void {
  const guesses = new GuessGate(deps.rateLimits.open('one-time-codes', WRONG), QUEUE);
  app.post('/api/one_time_codes', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const made = await deps.identity.makeCode(fieldIn(request, 'limited_access_token', LIMITED_TOKEN));
    if (made.kind === 'dead') return refuse(reply, 401, 'limited_access_token', DEAD);
    if (made.kind === 'busy') return refuse(reply, 429, 'one_time_code', t`You have asked for too many codes. Try again in ten minutes.`);
    if (!(await deps.mail.sendNow(made.mailId))) return refuse(reply, 503, 'one_time_code', UNSENT);
    return reply.code(202).send({ sent: true });
  });

  app.post('/api/one_time_codes/verifications', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const limitedToken = fieldIn(request, 'limited_access_token', LIMITED_TOKEN);
    const code = fieldIn(request, 'one_time_code', CODE);
    if (code === '') return refuse(reply, 422, 'one_time_code', t`Enter the 8-digit code.`);
    const verification = await guesses
      .run(
        (await deps.identity.ownBucketOf({ kind: 'limited-token', secret: limitedToken })) ?? networkPrefix(request.ip),
        () => deps.identity.verifyCode(limitedToken, code),
        (found) => found !== 'verified',
      )
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return error;
        throw error;
      });
    if (verification instanceof TooBusy)
      return refuse(
        reply.header('retry-after', verification.retrySeconds),
        429,
        'one_time_code',
        t`Too many tries. Try again in ten minutes.`,
      );
    if (verification === 'verified') return reply.code(204).send();
    deps.log.info({ event: 'code-refused', reason: verification });
    if (verification === 'wrong') return refuse(reply, 422, 'one_time_code', t`This code is not correct. Check it and try again.`);
    return refuse(reply, 410, 'one_time_code', t`This code has expired. Ask for a new one.`);
  });
}

function fieldIn({ body }: FastifyRequest, name: string, shape: RegExp): string {
  const value = isPlainObject(body) ? body[name] : undefined;
  return typeof value === 'string' && shape.test(value) ? value : '';
}

const refuse = (reply: FastifyReply, status: 401 | 410 | 422 | 429 | 503, field: string, message: string): FastifyReply =>
  reply.code(status).send({ errors: { [field]: [{ message }] } });

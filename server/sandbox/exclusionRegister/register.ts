import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { personDigest } from '#server/modules/exclusionRegister/index.ts';
import { isCalendarDay } from '#src/shared/text/calendarDay.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';
import { onHost, originBeside } from '../hostOfItsOwn.ts';
import { isSecret } from '../secret.ts';
import { publicKeyOf, registerKey, signed } from './signing.ts';
import { type RegisterRequest, changesAfter, createLookUp, type RegisterState } from './state.ts';

const HOST = 'register.localhost';

type Deps = { readonly ports: Pick<Ports, 'now'>; readonly apiSecret: string; readonly state: () => RegisterState };

const SLOW_MS = 4_000;
const OLD_MS = 3_600_000;

export const registerOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);
export const registerSecret = (neighbour: string): string => createHmac('sha256', neighbour).update('register').digest('base64url');
export const registerPublicKey = (neighbour: string): string => publicKeyOf(registerKey(neighbour));

/** Serves signed answers at `POST /register/questions` and `POST /register/changes`. Only the operator's server may call them. */
export function registerExclusionRegister(app: FastifyInstance, { ports, apiSecret, state }: Deps): void {
  const constraints = onHost(HOST);
  const secret = registerSecret(apiSecret);
  const key = registerKey(apiSecret);
  const otherKey = registerKey(`other ${apiSecret}`);
  const lookUp = createLookUp();
  const answer = async (reply: FastifyReply, typ: string, requestId: string, claims: object) => {
    const { fault } = state();
    if (fault === 'away') return reply.code(503).send({ message: 'Nobody is here.' });
    if (fault === 'redirect') return reply.redirect('/register/elsewhere');
    if (fault === 'endless') return reply.type('application/json').send(endless());
    if (fault === 'slow') await pause(SLOW_MS);
    const answeredAt = new Date(ports.now().getTime() - (fault === 'old' ? OLD_MS : 0)).toISOString();
    const all = { ...claims, requestId: fault === 'other-request' ? `${requestId}-other` : requestId, answeredAt };
    return { token: await signed(fault === 'forged' ? otherKey : key, typ, all) };
  };
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request.headers.authorization, secret)) return reply.code(401).send({ message: 'Unknown operator' });
    });
    scope.post('/register/questions', { constraints }, (request, reply) => {
      const question = questionIn(request.body);
      if (question === null) return reply.code(422).send({ message: 'A person is missing.' });
      const { person, requestId } = question;
      const found = lookUp(state(), person, ports.now());
      const verdict = found
        ? { verdict: 'LISTED', until: found.until, regions: found.regions }
        : { verdict: 'NOT_LISTED', until: null, regions: null };
      return answer(reply, 'register-answer', requestId, { personDigest: personDigest(person), ...verdict });
    });
    scope.post('/register/changes', { constraints }, (request, reply) => {
      const { requestId, after } = isPlainObject(request.body) ? request.body : {};
      if (typeof requestId !== 'string' || (after !== null && typeof after !== 'string'))
        return reply.code(422).send({ message: 'A request id or a cursor is missing.' });
      const { cursor, people, hasMore } = changesAfter(state(), after);
      return answer(reply, 'register-changes', requestId, { cursor, changes: people, hasMore });
    });
    done();
  });
}

const endless = (): Readable =>
  new Readable({
    read() {
      this.push(' '.repeat(8_192));
    },
  });

function questionIn(body: unknown): { readonly requestId: string; readonly person: RegisterRequest } | null {
  const { requestId, person } = isPlainObject(body) ? body : {};
  const { firstName, lastName, birthDate, region, taxDigits } = isPlainObject(person) ? person : {};
  return typeof requestId === 'string' &&
    typeof firstName === 'string' &&
    typeof lastName === 'string' &&
    typeof birthDate === 'string' &&
    isCalendarDay(birthDate) &&
    typeof region === 'string' &&
    (taxDigits === null || (typeof taxDigits === 'string' && /^\d{4}$/.test(taxDigits)))
    ? { requestId, person: { firstName, lastName, birthDate, region, taxDigits } }
    : null;
}

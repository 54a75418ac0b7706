import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { isCalendarDay } from '#src/shared/text/calendarDay.ts';
import { ageOn } from '#src/shared/text/signUp.ts';
import { BoundedCache } from '../../platform/cache.ts';
import type { Ports } from '#server/platform/ports.ts';
import { onHost, originBeside } from '../hostOfItsOwn.ts';
import { isSecret } from '../secret.ts';
import { personReferenceOf } from './personReference.ts';
import { answerFor, type IdentityAnswer, type IdentityAnswers } from './state.ts';

const HOST = 'identity.localhost';

type Deps = {
  readonly ports: Pick<Ports, 'newId' | 'now'>;
  readonly secret: string;
  readonly answers: () => IdentityAnswers;
};

const MAX_BYTES = 6_000_000;
/** Minimum bytes of a readable file. For a smaller one, the result stays `unsure`. */
const LEAST_SCAN = 512;
const MOST_REMEMBERED = 10_000;

const byName: Readonly<Record<string, IdentityAnswer>> = { unsure: 'unsure', refused: 'refused', minor: 'underage' };

export const identityOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);

export const identitySecret = (neighbour: string): string => createHmac('sha256', neighbour).update('identity').digest('base64url');

/**
 * Serves `POST /identity/checks` and `POST /identity/checks/<reference>/documents` for the operator's server only. Stores nothing on disk.
 */
export function registerIdentityVendor(app: FastifyInstance, { ports, secret, answers }: Deps): void {
  const open = new BoundedCache<string, Person>(MOST_REMEMBERED);
  const constraints = onHost(HOST);
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request.headers.authorization, secret)) return reply.code(401).send({ message: 'Unknown operator' });
    });
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'application/pdf'],
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_, body, parsed) => parsed(null, body),
    );
    scope.post('/identity/checks', { constraints }, (request, reply) => {
      const person = personIn(request.body);
      if (person === null) return reply.code(422).send({ message: 'A person is missing.' });
      const told = answerFor(answers(), person.email);
      const found = told === 'by-name' ? (byName[person.lastName.trim().toLowerCase()] ?? 'verified') : told;
      if (found === 'away') return reply.code(503).send({ message: 'Nobody is here.' });
      const today = ports.now().toISOString().slice(0, 10);
      const isOfAge = found !== 'underage' && ageOn(person.birthDate, today) >= person.leastAge;
      const reference = ports.newId();
      if (found === 'unsure') open.set(reference, person);
      return {
        finding: found === 'underage' ? 'verified' : found,
        isOfAge: found === 'unsure' && isOfAge ? null : isOfAge,
        reference,
        personReference: personReferenceOf(secret, person),
      };
    });
    scope.post<{ Params: { readonly reference: string } }>(
      '/identity/checks/:reference/documents',
      { bodyLimit: MAX_BYTES, constraints },
      (request, reply) => {
        const { reference } = request.params;
        const person = open.get(reference);
        if (person === undefined) return reply.code(404).send({ message: 'This check is not open.' });
        const told = answerFor(answers(), person.email);
        if (told === 'away') return reply.code(503).send({ message: 'Nobody is here.' });
        const size = Buffer.isBuffer(request.body) ? request.body.length : 0;
        if (size < LEAST_SCAN) return { finding: 'unsure', isOfAge: null, reference };
        open.delete(reference);
        return {
          finding: told === 'refused' ? 'refused' : 'verified',
          isOfAge: told !== 'underage',
          reference,
          personReference: personReferenceOf(secret, person),
        };
      },
    );
    done();
  });
}

type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly email: string;
  readonly leastAge: number;
};

function personIn(body: unknown): Person | null {
  const { firstName, lastName, birthDate, email, leastAge } = isPlainObject(body) ? body : {};
  return typeof firstName === 'string' &&
    typeof lastName === 'string' &&
    typeof email === 'string' &&
    typeof birthDate === 'string' &&
    isCalendarDay(birthDate) &&
    typeof leastAge === 'number'
    ? { firstName, lastName, birthDate, email, leastAge }
    : null;
}

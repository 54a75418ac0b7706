import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { isCalendarDay } from '#src/shared/text/calendarDay.ts';
import { ageOn } from '#src/shared/text/signUp.ts';
import { BoundedCache } from '../../platform/cache.ts';
import type { Ports } from '#server/platform/ports.ts';
import { onHost, originBeside } from '../hostOfItsOwn.ts';
import { isSecret } from '../secret.ts';
import { answerFor, type IdentityAnswer, type IdentityAnswers } from './state.ts';

/** The vendor's own host beside the others', and so its own origin. */
const HOST = 'identity.localhost';

type Deps = {
  readonly ports: Pick<Ports, 'newId' | 'now'>;
  readonly secret: string;
  /** What it was told to answer. */
  readonly answers: () => IdentityAnswers;
};

const MAX_BYTES = 6_000_000;
/** A scan of an ID has more than so many bytes. */
const LEAST_SCAN = 512;
const MOST_REMEMBERED = 10_000;

/** What it finds follows from the last name unless it was told, so that every way can be walked. */
const byName: Readonly<Record<string, IdentityAnswer>> = { unsure: 'unsure', refused: 'refused', minor: 'underage' };

export const identityOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);

/** What the operator's server and the identity vendor know, and the neighbours on its port do not. */
export const identitySecret = (neighbour: string): string => createHmac('sha256', neighbour).update('identity').digest('base64url');

/**
 * A vendor that knows who people are and how old, by the protocol of a real one: `POST /identity/checks` with a person, then
 * `POST /identity/checks/<reference>/documents` where it was unsure. Nobody but the operator's server may ask. It keeps nothing on disk.
 */
export function registerIdentityVendor(app: FastifyInstance, { ports, secret, answers }: Deps): void {
  const open = new BoundedCache<string, string>(MOST_REMEMBERED);
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
      if (found === 'unsure') open.set(reference, person.email);
      // Of whom it is unsure it knows no age either.
      return { finding: found === 'underage' ? 'verified' : found, isOfAge: found === 'unsure' && isOfAge ? null : isOfAge, reference };
    });
    scope.post<{ Params: { readonly reference: string } }>(
      '/identity/checks/:reference/documents',
      { bodyLimit: MAX_BYTES, constraints },
      (request, reply) => {
        const { reference } = request.params;
        const email = open.get(reference);
        if (email === undefined) return reply.code(404).send({ message: 'This check is not open.' });
        const told = answerFor(answers(), email);
        if (told === 'away') return reply.code(503).send({ message: 'Nobody is here.' });
        const size = Buffer.isBuffer(request.body) ? request.body.length : 0;
        if (size < LEAST_SCAN) return { finding: 'unsure', isOfAge: null, reference };
        open.delete(reference);
        return { finding: told === 'refused' ? 'refused' : 'verified', isOfAge: told !== 'underage', reference };
      },
    );
    done();
  });
}

type Person = { readonly lastName: string; readonly birthDate: string; readonly email: string; readonly leastAge: number };

function personIn(body: unknown): Person | null {
  const { lastName, birthDate, email, leastAge } = isPlainObject(body) ? body : {};
  return typeof lastName === 'string' &&
    typeof email === 'string' &&
    typeof birthDate === 'string' &&
    isCalendarDay(birthDate) &&
    typeof leastAge === 'number'
    ? { lastName, birthDate, email, leastAge }
    : null;
}

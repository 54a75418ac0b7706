import type { FastifyInstance } from 'fastify';
import { isPlainObject } from '#src/lib/plainObject.ts';
import type { Ports } from '../../ports.ts';
import { isSecret } from '../secret.ts';

type Finding = 'verified' | 'unsure' | 'refused';
type Deps = { readonly ports: Pick<Ports, 'newId'>; readonly apiSecret: string };

const MAX_BYTES = 6_000_000;
/** A scan of an ID has more than so many bytes. */
const LEAST_SCAN = 512;
const MOST_REMEMBERED = 10_000;

/** What it finds follows from the last name, so that every way can be walked. */
const byName: Readonly<Record<string, Finding>> = { unsure: 'unsure', refused: 'refused' };

/**
 * A vendor that knows who people are, by the protocol of a real one: `POST /identity/checks` with a person, then
 * `POST /identity/checks/<reference>/documents` where it was unsure. Nobody but the operator's server may ask. It keeps nothing on disk.
 */
export function registerIdentityVendor(app: FastifyInstance, { ports, apiSecret }: Deps): void {
  const open = new Set<string>();
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request.headers.authorization, apiSecret)) return reply.code(401).send({ message: 'Unknown operator' });
    });
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'application/pdf'],
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_, body, parsed) => parsed(null, body),
    );
    scope.post('/identity/checks', (request, reply) => {
      const person = isPlainObject(request.body) ? request.body : {};
      const name = person['lastName'];
      if (typeof name !== 'string' || typeof person['birthDate'] !== 'string')
        return reply.code(422).send({ message: 'A person is missing.' });
      const finding = byName[name.trim().toLowerCase()] ?? 'verified';
      const reference = ports.newId();
      if (finding === 'unsure') open.add(reference);
      if (open.size > MOST_REMEMBERED) open.clear();
      return { finding, reference };
    });
    scope.post<{ Params: { readonly reference: string } }>(
      '/identity/checks/:reference/documents',
      { bodyLimit: MAX_BYTES },
      (request, reply) => {
        const { reference } = request.params;
        if (!open.has(reference)) return reply.code(404).send({ message: 'This check is not open.' });
        const size = Buffer.isBuffer(request.body) ? request.body.length : 0;
        if (size < LEAST_SCAN) return { finding: 'unsure', reference };
        open.delete(reference);
        return { finding: 'verified', reference };
      },
    );
    done();
  });
}

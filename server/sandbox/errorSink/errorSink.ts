import type { FastifyInstance } from 'fastify';
import { faultsIn, type SunkFault } from './envelope.ts';
import { onHost } from '../hostOfItsOwn.ts';

const HOST = 'errors.localhost';
const PROJECT = '1';
const MOST_BYTES = 262_144;
const MOST_KEPT = 100;

/** Receives error reports by Sentry's protocol and keeps them in memory. */
export function registerErrorSink(app: FastifyInstance, now: () => Date): void {
  const constraints = onHost(HOST);
  let kept: readonly (SunkFault & { readonly receivedAt: string })[] = [];
  // Reports from outside browsers have this content type. Browsers send plain text to avoid a preflight request.
  app.addContentTypeParser('application/x-sentry-envelope', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { project: string } }>('/api/:project/envelope/', { constraints, bodyLimit: MOST_BYTES }, (request, reply) => {
    if (request.params.project !== PROJECT) return reply.code(404).send({ detail: 'There is no such project.' });
    const faults = typeof request.body === 'string' ? faultsIn(request.body) : null;
    if (faults === null) return reply.code(400).send({ detail: 'This is no envelope.' });
    const receivedAt = now().toISOString();
    kept = [...faults.map((fault) => ({ ...fault, receivedAt })), ...kept].slice(0, MOST_KEPT);
    return reply.send({ id: faults[0]?.id ?? null });
  });
  app.get('/faults', { constraints }, () => ({ faults: kept }));
}

export const errorSinkDsn = (vendorOrigin: string): string => {
  const { protocol, port } = new URL(vendorOrigin);
  return `${protocol}//sandbox@${HOST}${port === '' ? '' : `:${port}`}/${PROJECT}`;
};

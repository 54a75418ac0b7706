import type { FastifyInstance } from 'fastify';
import type { FigureBatch } from '#server/content/index.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import { brandOfHost } from '#server/platform/http/hosts.ts';
import { wireGuard } from '#server/platform/http/wireGuard.ts';
import type { AppDeps } from '../deps.ts';

const MOST_BYTES = 65_536;

export const readNodeFigures = () => wireGuard<FigureBatch>('NodeFigures');

/** Counts how often a page's nodes are seen and used. Ignores visits without a signed token. */
export function registerFigures(
  app: FastifyInstance,
  { config, figures, identity }: Pick<AppDeps, 'config' | 'figures' | 'identity'>,
): void {
  const isReadable = readNodeFigures();
  app.post('/telemetry/nodes', { bodyLimit: MOST_BYTES }, async ({ body, headers, ip }, reply) => {
    if (!isReadable(body)) return reply.code(422).send({ message: 'The figures could not be read.' });
    const isTaken = figures.take(body, {
      unit: identity.readAnonymousToken(body.session),
      network: networkPrefix(ip),
      agent: headers['user-agent'],
      brand: brandOfHost(config, headers.host),
    });
    return isTaken ? reply.code(204).send() : reply.code(429).send({ message: 'Too many reports. Try again later.' });
  });
}

import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Ports } from '../ports.ts';
import { COMMON_HEADERS } from './securityHeaders.ts';

/** Largest body that anything here takes. */
const BODY_BYTES = 256 * 1024;

/** The bare server: headers of every answer, errors without insides, closing that waits. */
export async function createHttp(config: Config, ports: Ports, log: Logger): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    genReqId: () => ports.newId(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(cookie);
  await app.register(formBody);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value);
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message, code: error.code ?? 'BAD_REQUEST' });
    log.error({ event: 'http-fault', correlationId: request.id, route: request.routeOptions.url, error });
    return reply.code(500).send({ message: 'Something went wrong on our side.', correlationId: request.id });
  });
  return app;
}

import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { isTransient } from '#server/platform/store/index.ts';
import { GENERIC, UNAVAILABLE, UNAVAILABLE_CODE } from '#server/platform/text/generic.ts';
import type { Ports } from '#server/platform/ports.ts';
import { TooBusy } from '#server/platform/http/tooBusy.ts';
import { COMMON_HEADERS } from '#server/platform/http/securityHeaders.ts';

const BODY_BYTES = 256 * 1024;
/** Seconds in the header `retry-after`, equal to the time limit of a database statement. */
const RETRY_SECONDS = 5;

/** Time limits of a request. The largest upload, 5 MB, can arrive at 0.8 Mbit/s. */
type Patience = { readonly headersMs: number; readonly requestMs: number; readonly lookEveryMs: number };
const PATIENCE: Patience = { headersMs: 15_000, requestMs: 50_000, lookEveryMs: 5_000 };

export async function createHttp(config: Config, ports: Ports, log: Logger, patience = PATIENCE): Promise<FastifyInstance> {
  const answer = createFaultAnswer(log);
  const app = fastify({
    logger: false,
    // Handles unreadable and overlong URLs, on which Fastify fails before routing.
    frameworkErrors: (error, request, reply) => {
      putCommonHeaders(reply);
      void answer(error, request, reply);
    },
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: BODY_BYTES,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    forceCloseConnections: 'idle',
    genReqId: () => ports.newId(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(cookie);
  await app.register(formBody);
  app.addHook('onSend', async (_request, reply) => putCommonHeaders(reply));
  app.setErrorHandler(answer);
  return app;
}

/** Forbids caching of errors, because a missing page may be published soon. */
function putCommonHeaders(reply: FastifyReply): void {
  if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(COMMON_HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value);
}

type Fault = Error & { readonly statusCode?: number; readonly code?: string };

/** Sends an error's status, code and correlation id, without internal details. */
const createFaultAnswer =
  (log: Logger) =>
  (error: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { id: correlationId } = request;
    const status = error.statusCode ?? 500;
    void reply.header('cache-control', 'no-store');
    if (error instanceof TooBusy) {
      void reply.header('retry-after', error.retrySeconds);
      return reply.code(status).send({ message: error.message, code: error.code, correlationId });
    }
    if (status >= 500) {
      log.error({ event: 'http-fault', correlationId, route: request.routeOptions.url, error });
      if (error.statusCode === undefined && isTransient(error))
        return reply.code(503).header('retry-after', RETRY_SECONDS).send({ message: UNAVAILABLE, code: UNAVAILABLE_CODE, correlationId });
      return reply.code(500).send({ message: GENERIC, correlationId });
    }
    const code = error.code ?? 'BAD_REQUEST';
    log.info({ event: 'http-refused', correlationId, status, code });
    return reply.code(status).send({ message: GENERIC, code, correlationId });
  };

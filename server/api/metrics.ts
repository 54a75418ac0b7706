import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Register } from '#server/modules/exclusionRegister/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import { hashesSoFar } from '#server/modules/identity/passwords/index.ts';
import { bearerIn } from '#server/platform/viewer.ts';

export type Metrics = {
  readonly registry: Registry;
  readonly operations: Counter<'operation' | 'served'>;
  readonly countSockets: (count: () => number) => void;
  readonly watchReadiness: (isReady: () => Promise<boolean>) => void;
  readonly countRegister: (register: Pick<Register['reachability'], 'awaySeconds' | 'counts'>) => void;
};

/** Serves `/metrics` for Prometheus, without ids in labels. Sends 404 if `isReader` rejects the caller. */
export function createMetrics(app: FastifyInstance, isReader: (authorization: string | undefined) => boolean): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to the last byte',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const hashes: Gauge<'kind'> = new Gauge({
    name: 'password_hashes_total',
    help: 'Password hashes since the start: made, and checked',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect: () => Object.entries(hashesSoFar()).forEach(([kind, count]) => hashes.set({ kind }, count)),
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isReader(request.headers.authorization)) return reply.code(404).send({ message: 'Not found' });
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return {
    registry,
    operations: new Counter({
      name: 'graphql_operations_total',
      help: 'GraphQL operations by name and by how they were served',
      labelNames: ['operation', 'served'] as const,
      registers: [registry],
    }),
    countSockets: (count) => {
      const gauge: Gauge = new Gauge({
        name: 'graphql_sockets',
        help: 'Open GraphQL sockets',
        registers: [registry],
        collect: () => gauge.set(count()),
      });
    },
    watchReadiness: (isReady) => {
      const gauge: Gauge = new Gauge({
        name: 'server_ready',
        help: '1 while the database takes writes, as /readyz says; 0 if it does not, or while the server stops',
        registers: [registry],
        collect: async () => gauge.set((await isReady()) ? 1 : 0),
      });
    },
    countRegister: ({ awaySeconds, counts }) => {
      const answers: Gauge<'outcome'> = new Gauge({
        name: 'register_answers_total',
        help: 'Questions to the register of excluded persons since the start, by what came of them',
        labelNames: ['outcome'] as const,
        registers: [registry],
        collect: () => counts().forEach((count, outcome) => answers.set({ outcome }, count)),
      });
      const away: Gauge = new Gauge({
        name: 'register_away_seconds',
        help: 'Time since the register of excluded persons stopped answering; 0 while it answers',
        registers: [registry],
        collect: () => away.set(awaySeconds()),
      });
    },
  };
}

/** The returned function accepts only the bearer token `METRICS_TOKEN`, or in a sandbox every caller. */
export function metricsReader({ hasSandbox, metricsToken }: Pick<Config, 'hasSandbox' | 'metricsToken'>) {
  // Hashes both tokens, because constant-time comparison needs equal lengths.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = metricsToken === null ? null : digest(metricsToken);
  return (authorization: string | undefined): boolean => {
    if (hasSandbox) return true;
    const shown = bearerIn(authorization);
    return expected !== null && shown !== null && timingSafeEqual(digest(shown), expected);
  };
}

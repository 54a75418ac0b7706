import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly registry: Registry;
  readonly operations: Counter<'operation' | 'served'>;
  /** How to learn the number of open sockets when somebody reads the metrics. */
  readonly countSockets: (count: () => number) => void;
};

/** What Prometheus reads at `/metrics`. Labels are routes and names of operations, never ids. */
export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to the last byte',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
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
  };
}

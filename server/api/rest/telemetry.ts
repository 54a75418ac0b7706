import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { addressOf, networkPrefix } from '#server/platform/http/address.ts';
import type { AppDeps } from '../deps.ts';
import type { Metrics } from '../metrics.ts';
import { wireGuard } from '#server/platform/http/wireGuard.ts';

type Entry =
  | { readonly type: 'error'; readonly category: string; readonly name: string; readonly message: string; readonly stack?: string }
  | { readonly type: 'node'; readonly revision: string; readonly nodeId: string; readonly kind: string; readonly reason: string };

type Batch = { readonly session?: string; readonly entries: readonly Entry[] };

const MOST_BYTES = 256 * 1024;
const MOST_BATCHES = 120;
const A_MINUTE_MS = 60_000;

export const readTelemetry = () => wireGuard<Batch>('Telemetry');

/** Logs and counts page errors. Reports node failures to the health monitor. */
export function registerTelemetry(
  app: FastifyInstance,
  { log, health, identity, rateLimits }: Pick<AppDeps, 'log' | 'health' | 'identity' | 'rateLimits'>,
  { registry }: Pick<Metrics, 'registry'>,
): void {
  const isReadable = readTelemetry();
  const limit = rateLimits.open('telemetry', { most: MOST_BATCHES, windowMs: A_MINUTE_MS });
  const reports = new Counter({
    name: 'page_reports_total',
    help: 'Faults reported by pages',
    labelNames: ['type', 'category'] as const,
    registers: [registry],
  });
  app.post('/telemetry', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (!(await limit.take(networkPrefix(request.ip))).isAllowed)
      return reply.code(429).send({ message: 'Too many reports. Try again later.' });
    const batch = request.body;
    if (!isReadable(batch)) return reply.code(422).send({ message: 'The report could not be read.' });
    const who = { session: identity.readAnonymousToken(batch.session ?? ''), ip: addressOf(request.ip) };
    for (const entry of batch.entries) {
      if (entry.type === 'node') health.failed(who, entry);
      // Counts only known values, so that forged reports create no metric series.
      reports.inc({ type: entry.type, category: entry.type === 'node' ? 'render' : entry.category });
      log.warn({ event: 'page-report', ...entry });
    }
    return reply.code(204).send();
  });
}

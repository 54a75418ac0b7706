import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { networkPrefix } from '#server/platform/http/address.ts';
import type { AppDeps } from '../deps.ts';
import type { Metrics } from '../metrics.ts';
import { wireGuard } from '#server/platform/http/wireGuard.ts';

type Batch = { readonly visit: string; readonly lost?: number; readonly events: readonly { readonly type: string }[] };

const MOST_BYTES = 32_768;
const MOST_BATCHES = 120;
const A_MINUTE_MS = 60_000;

export const readAnalytics = () => wireGuard<Batch>('Analytics');

/** Counts page events by type. Stores no IP addresses or visit ids. */
export function registerAnalytics(
  app: FastifyInstance,
  { rateLimits }: Pick<AppDeps, 'rateLimits'>,
  { registry }: Pick<Metrics, 'registry'>,
): void {
  const isReadable = readAnalytics();
  const limit = rateLimits.open('analytics', { most: MOST_BATCHES, windowMs: A_MINUTE_MS });
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames: ['type'] as const, registers: [registry] });
  const events = counter('page_events_total', 'What happened on pages of visits that are counted');
  const lost = new Counter({ name: 'page_events_lost_total', help: 'Events that pages had no room for', registers: [registry] });
  app.post('/telemetry/events', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (!(await limit.take(networkPrefix(request.ip))).isAllowed)
      return reply.code(429).send({ message: 'Too many reports. Try again later.' });
    const batch = request.body;
    if (!isReadable(batch)) return reply.code(422).send({ message: 'The events could not be read.' });
    // Counts only known types, so that forged batches create no metric series.
    for (const { type } of batch.events) events.inc({ type });
    if (batch.lost !== undefined) lost.inc(batch.lost);
    return reply.code(204).send();
  });
}

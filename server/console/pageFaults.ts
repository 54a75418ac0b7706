import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTelemetry } from '#server/api/rest/telemetry.ts';
import { API } from '#server/platform/http/consoleHost.ts';
import type { ConsoleDeps } from './operation.ts';
import { Refused } from './refusal.ts';
import type { FoundSession } from './sessions.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Logs page errors at `POST /console/api/faults`. Needs a session but no CSRF token, which beacons cannot send. Throws `Refused` for an
 * invalid report.
 */
export function registerPageFaults(
  scope: FastifyInstance,
  { log }: Pick<ConsoleDeps, 'log'>,
  loggedIn: (request: FastifyRequest) => Promise<FoundSession>,
): void {
  const isTelemetry = readTelemetry();
  scope.post(`${API}/faults`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { operator } = await loggedIn(request);
    const { body } = request;
    if (!isTelemetry(body)) throw new Refused('input', 'The report could not be read.');
    for (const entry of body.entries) {
      if (entry.type !== 'error') continue;
      const { category, name, message, stack } = entry;
      log.warn({ event: 'console-page-fault', correlationId: request.id, operatorId: operator.id, category, name, message, stack });
    }
    return reply.code(204).send();
  });
}

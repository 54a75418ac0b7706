import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { withTimeout } from '../platform/withTimeout.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: the database answers and we are not stopping. */
export function registerHealth(app: FastifyInstance, db: Kysely<Schema>, isStopping: () => boolean): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await answers(db));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

const answers = async (db: Kysely<Schema>): Promise<boolean> => (await withTimeout(READY_TIMEOUT_MS, sql`SELECT 1`.execute(db))) !== null;

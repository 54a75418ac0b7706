import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can serve players; not while it stops. */
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

async function answers(db: Kysely<Schema>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
  });
  const ping = sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([ping, late]).finally(() => clearTimeout(timer));
}

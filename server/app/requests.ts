import type { FastifyInstance } from 'fastify';

const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Waits only for requests in flight. Node's `close` also waits for idle connections, and misses those to the second address of `localhost`.
 */
export function trackRequests(app: FastifyInstance): { readonly closeWhenDone: () => Promise<void> } {
  let inFlight = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
  return {
    closeWhenDone: async () => {
      const until = performance.now() + GRACE_MS;
      const isDone = (): boolean => inFlight === 0 || performance.now() > until;
      const drained = new Promise<void>((resolve) => {
        const looking = setInterval(() => {
          if (!isDone()) return;
          clearInterval(looking);
          app.server.closeAllConnections();
          resolve();
        }, LOOK_EVERY_MS);
      });
      await Promise.all([app.close(), drained]);
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app/deps.ts';
import { bearerIn, viewerOf } from '../app/viewer.ts';
import { callerOf } from './caller.ts';
import { clearRefreshCookie, readRefreshCookie } from './refreshCookie.ts';

/** `POST /api/logout` and `GET /api/session` (product §7). */
export function registerSessionRoutes(app: FastifyInstance, deps: AppDeps): void {
  // Answers 204 also to a session that is gone: a second logout is no error.
  app.post('/api/logout', async (request, reply) => {
    const accessToken = bearerIn(request.headers.authorization);
    const sessionId = await deps.identity.sessionToEnd({ accessToken, refreshToken: readRefreshCookie(request) });
    if (sessionId !== null) {
      await deps.identity.endSession(sessionId, 'logout');
      deps.log.info({ event: 'logged-out', sessionId });
    }
    clearRefreshCookie(reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.get('/api/session', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { session } = await viewerOf(deps, callerOf(request), false);
    if (!session)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'UNAUTHORIZED_ERROR', message: 'The session has ended. Log in again.' });
    return { userId: session.playerId, sessionId: session.id };
  });
}

import type { FastifyInstance } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../../deps.ts';
import { viewerOf } from '../../viewer.ts';
import { bearerIn } from '#server/platform/viewer.ts';
import { callerOf, isSameOrigin } from '../caller.ts';
import { readDevice } from '../deviceCookie.ts';
import { clearRefreshCookie, readRefreshCookie } from '../refreshCookie.ts';

/** Serves `POST /api/logout` and `GET /api/session` (product §7). */
export function registerSessionRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.post('/api/logout', async (request, reply) => {
    const accessToken = bearerIn(request.headers.authorization);
    const sessionId = await deps.identity.sessionToEnd({ accessToken, refreshToken: readRefreshCookie(request) });
    if (sessionId !== null) {
      await deps.identity.endSession(sessionId, 'logout');
      deps.log.info({ event: 'logged-out', sessionId });
    }
    // Pages of other sites must not clear the cookie, which would log the player out.
    const mayClear = accessToken !== null || isSameOrigin(request.headers) || request.isFromSister;
    // Keeps the cookie of a valid session, because a late logout must not end a newer login.
    const kept = readRefreshCookie(request);
    if (mayClear && (kept === null || (await deps.identity.sessionOfRefreshToken(kept, readDevice(request))) === null))
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
        .send({ error: 'UNAUTHORIZED_ERROR', message: t`Your session has ended. Please log in again.` });
    return { userId: session.playerId, sessionId: session.id };
  });
}

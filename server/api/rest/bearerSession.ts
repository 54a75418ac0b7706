import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../deps.ts';
import { bearerIn } from '#server/platform/viewer.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';

/** Returns the session of the bearer token. Ignores cookies, which pages of other sites could make the browser send. */
export async function bearerSession({ identity }: Pick<AppDeps, 'identity'>, request: FastifyRequest): Promise<Session | null> {
  const token = bearerIn(request.headers.authorization);
  return token === null ? null : identity.authenticate(token, true);
}

/** Sends 403 `mfa_required`, which RFC 6750 does not define. The page then asks for a code and retries. */
export const codeNeeded = (reply: FastifyReply): FastifyReply =>
  reply.code(403).send({ error: 'mfa_required', message: t`Please enter your code.` });

export const whoOf = ({ id, player_id }: Session) => ({ sessionId: id, playerId: player_id });

export const unauthorized = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({ error: 'UNAUTHORIZED_ERROR', message: t`You are not logged in. Please log in again to proceed.` });

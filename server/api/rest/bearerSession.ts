import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../deps.ts';
import { bearerIn } from '#server/platform/viewer.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';

/** The session of the bearer token alone: a cookie that travels by itself changes nothing. */
export async function bearerSession({ identity }: Pick<AppDeps, 'identity'>, request: FastifyRequest): Promise<Session | null> {
  const token = bearerIn(request.headers.authorization);
  return token === null ? null : identity.authenticate(token, true);
}

/** RFC 6750 has no word for it; the token endpoint's own is used. The page shows a code, and asks again. */
export const codeNeeded = (reply: FastifyReply): FastifyReply =>
  reply.code(403).send({ error: 'mfa_required', message: t`A code is needed too.` });

/** Whose session it is, as codes within it are asked for. */
export const whoOf = ({ id, player_id }: Session) => ({ sessionId: id, playerId: player_id });

export const unauthorized = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({ error: 'UNAUTHORIZED_ERROR', message: t`You are not logged in. Please log in again to proceed.` });

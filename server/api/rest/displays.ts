import type { FastifyInstance } from 'fastify';
import { type Display, keepDisplays } from '#server/content/index.ts';
import { wireGuard } from '#server/platform/http/wireGuard.ts';
import type { AppDeps } from '../deps.ts';
import { bearerSession, unauthorized, whoOf } from './bearerSession.ts';

const MOST_BYTES = 65_536;
const LIMIT = { most: 30, windowMs: 60_000 };

export const readDisplays = () => wireGuard<{ readonly displays: readonly Display[] }>('NodeDisplays');

/** Writes reported impressions of MANDATORY nodes. Sends their ids back as `{kept, refused}`. */
export function registerDisplays(app: FastifyInstance, deps: Pick<AppDeps, 'db' | 'identity' | 'ports' | 'rateLimits'>): void {
  const isReadable = readDisplays();
  const ofSession = deps.rateLimits.open('displays', LIMIT);
  app.post('/telemetry/displays', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { body } = request;
    if (!isReadable(body)) return reply.code(422).send({ message: 'The displays could not be read.' });
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    if (!ofSession.takeAtOnce(session.id).isAllowed) return reply.code(429).send({ message: 'Too many reports. Try again later.' });
    const kept = await keepDisplays(deps.db, whoOf(session), body.displays, deps.ports.now());
    const refused = body.displays.flatMap(({ id }) => (kept.includes(id) ? [] : [id]));
    return { kept, refused };
  });
}

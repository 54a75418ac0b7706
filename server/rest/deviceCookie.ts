import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app/deps.ts';
import type { Session } from '../identity/index.ts';

/** A browser's name between it and us, so that a login from another one can be told. It opens nothing. */
const NAME = '__Host-device';
const YEAR_SECONDS = 31_536_000;
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: YEAR_SECONDS } as const;

/** The name that we gave a browser; null for one that has none. */
export const readDevice = (request: FastifyRequest): string | null => request.cookies[NAME] ?? null;

/** Notes the browser of a login, and writes to the player when it is a new one. A mail that cannot be sent never stops a login. */
export async function noteLogin(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
  try {
    const { device, isNews } = await deps.identity.noteDevice(session.player_id, readDevice(request));
    void reply.setCookie(NAME, device, OPTIONS);
    if (isNews) await tell(deps, session);
  } catch (error) {
    deps.log.error({ event: 'device-not-noted', error, sessionId: session.id });
  }
}

async function tell(deps: AppDeps, session: Session): Promise<void> {
  deps.log.info({ event: 'new-device', playerId: session.player_id, sessionId: session.id });
  const player = await deps.db.selectFrom('players').select('email').where('id', '=', session.player_id).executeTakeFirstOrThrow();
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' }).format(
    session.started_at,
  );
  const body = `Somebody logged in to your account on ${when} ET with a browser that we have not seen before. If it was you, there is nothing to do.\n\nIf it was not you, reset your password: that ends every session.`;
  // The login does not wait for a service that is slow.
  void deps.mail.send({ to: player.email, subject: 'A new device logged in to your account', body }, 'new-device');
}

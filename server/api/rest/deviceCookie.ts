import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../deps.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';

/** A browser's name between it and us, so that a login from another one can be told. It opens nothing. */
const NAME = '__Host-device';
const YEAR_SECONDS = 31_536_000;
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: YEAR_SECONDS } as const;

/** The name that we gave a browser; null for one that has none. */
export const readDevice = (request: FastifyRequest): string | null => request.cookies[NAME] ?? null;

/** A browser about to log in: its name, given now where it has none of ours, and whom the session is to be of. */
export type Entering = {
  readonly device: string;
  /** The name, for whoever brought it or is a browser; null for a client that may keep no cookies, and would lose its session by one. */
  readonly holder: string | null;
};

export function entering({ ports }: Pick<AppDeps, 'ports'>, request: FastifyRequest): Entering {
  const given = readDevice(request);
  if (given !== null && /^[\w-]{32}$/.test(given)) return { device: given, holder: given };
  const device = ports.newSecret(24);
  return { device, holder: given !== null || isBrowser(request) ? device : null };
}

/** Pages say where they are from, and no script can keep them from it. Whose page it is does not matter here. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** The session is of this name: a browser that was not given it would be out at its first renewal. */
export const giveDevice = (reply: FastifyReply, { device }: Entering): FastifyReply => reply.setCookie(NAME, device, OPTIONS);

/**
 * Notes the browser of a login that showed a password, and the code too where one was wanted, and writes to the player when it is a new one. What
 * cannot be noted, or sent, never stops a login.
 */
export async function noteLogin(deps: AppDeps, { device }: Entering, session: Session): Promise<void> {
  try {
    if (await deps.identity.noteDevice(session.player_id, device)) await tell(deps, session);
  } catch (error) {
    deps.log.error({ event: 'device-not-noted', error, sessionId: session.id });
  }
}

/** After a login that showed neither: it makes no browser known, for that would spare the next one its code. The player is told of one that is not. */
export async function watchLogin(deps: AppDeps, request: FastifyRequest, session: Session): Promise<void> {
  try {
    if (!(await deps.identity.isKnownDevice(session.player_id, readDevice(request)))) await tell(deps, session);
  } catch (error) {
    deps.log.error({ event: 'device-not-looked-up', error, sessionId: session.id });
  }
}

async function tell(deps: AppDeps, session: Session): Promise<void> {
  deps.log.info({ event: 'new-device', playerId: session.player_id, sessionId: session.id });
  const player = await deps.db.selectFrom('players').select('email').where('id', '=', session.player_id).executeTakeFirstOrThrow();
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' }).format(
    session.started_at,
  );
  const body = t`Somebody logged in to your account on ${when} ET with a browser that we have not seen before. If it was you, there is nothing to do.\n\nIf it was not you, reset your password: that ends every session.`;
  // The login does not wait for a service that is slow.
  void deps.mail.send({ to: player.email, subject: t`A new device logged in to your account`, body }, 'new-device');
}

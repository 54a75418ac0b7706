import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../deps.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';

/** Identifies a browser, to detect logins from a new one. Grants no access. */
const NAME = '__Host-device';
const YEAR_SECONDS = 31_536_000;
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: YEAR_SECONDS } as const;

/** Null for a browser without the cookie. */
export const readDevice = (request: FastifyRequest): string | null => request.cookies[NAME] ?? null;

/** Device id of a browser about to log in, new if it has no valid one, and the device its session is bound to. */
export type Entering = {
  readonly device: string;
  /** Null for a client that may keep no cookies: a bound session would end at its first refresh. */
  readonly holder: string | null;
};

export function entering({ ports }: Pick<AppDeps, 'ports'>, request: FastifyRequest): Entering {
  const given = readDevice(request);
  if (given !== null && /^[\w-]{32}$/.test(given)) return { device: given, holder: given };
  const device = ports.newSecret(24);
  return { device, holder: given !== null || isBrowser(request) ? device : null };
}

/** Browsers send these headers and no script can remove them. Which site the page belongs to does not matter here. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** Sets the device cookie. The session is bound to it: without the cookie its first refresh fails. */
export const giveDevice = (reply: FastifyReply, { device }: Entering): FastifyReply => reply.setCookie(NAME, device, OPTIONS);

/**
 * Remembers the device of a login that passed the password and any code needed, and mails the player if it is new. Logs failures; never
 * throws.
 */
export async function noteLogin(deps: AppDeps, { device }: Entering, session: Session): Promise<void> {
  try {
    if (await deps.identity.noteDevice(session.player_id, device)) await tell(deps, session);
  } catch (error) {
    deps.log.error({ event: 'device-not-noted', error, sessionId: session.id });
  }
}

/**
 * Mails the player after a login without password or code on an unknown device, and does not remember it, or the next login would skip its
 * code. Never throws.
 */
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
  // Not awaited: a slow mail service must not delay the login.
  void deps.mail.send({ to: player.email, subject: t`A new device logged in to your account`, body }, 'new-device');
}

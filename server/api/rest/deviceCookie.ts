import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';

/** Cookie that recognizes a browser. It grants no access. */
const NAME = '__Host-device';
const YEAR_SECONDS = 31_536_000;
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: YEAR_SECONDS } as const;

export const readDevice = (request: FastifyRequest): string | null => request.cookies[NAME] ?? null;

export type Entering = {
  readonly device: string;
  /** Device that the session is bound to. Null for clients without cookies. */
  readonly holder: string | null;
};

export function entering({ ports }: Pick<AppDeps, 'ports'>, request: FastifyRequest): Entering {
  const given = readDevice(request);
  if (given !== null && /^[\w-]{32}$/.test(given)) return { device: given, holder: given };
  const device = ports.newSecret(24);
  return { device, holder: given !== null || isBrowser(request) ? device : null };
}

const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** Sets the device cookie, without which the device's session cannot be refreshed. */
export const giveDevice = (reply: FastifyReply, { device }: Entering): FastifyReply => reply.setCookie(NAME, device, OPTIONS);

/** Writes the device after a login, and mails the player if it is new. Logs failures. Never throws. */
export async function noteLogin(deps: AppDeps, { device }: Entering, session: Session): Promise<void> {
  try {
    await send(deps, session, await deps.identity.noteDevice(loginOf(session), device));
  } catch (error) {
    deps.log.error({ event: 'device-not-noted', error, sessionId: session.id });
  }
}

/**
 * Mails the player about an unknown device. Does not write the device, so that its next login needs a code. Logs failures. Never throws.
 */
export async function watchLogin(deps: AppDeps, request: FastifyRequest, session: Session): Promise<void> {
  try {
    if (!(await deps.identity.isKnownDevice(session.player_id, readDevice(request))))
      await send(deps, session, await deps.identity.notifyOfDevice(loginOf(session)));
  } catch (error) {
    deps.log.error({ event: 'device-not-looked-up', error, sessionId: session.id });
  }
}

const loginOf = ({ player_id: playerId, started_at: at }: Session) => ({ playerId, at });

async function send(deps: AppDeps, { id: sessionId, player_id: playerId }: Session, mailId: string | null): Promise<void> {
  if (mailId === null) return;
  deps.log.info({ event: 'new-device', playerId, sessionId });
  await deps.mail.sendSoon(mailId);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app/deps.ts';
import type { LoggedIn } from '../identity/index.ts';
import { isSameOrigin } from './caller.ts';

/** Never readable by a script, never sent anywhere else. Browsers take `Secure` cookies from `localhost` too. */
const NAME = '__Host-refresh';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Hands a browser the token of a session: until the session's end, or, when its player wants that, until the browser is closed. */
export async function keepLogin(
  { identity, ports }: Pick<AppDeps, 'identity' | 'ports'>,
  reply: FastifyReply,
  kept: LoggedIn,
): Promise<void> {
  const { session, refreshToken } = kept;
  const { isStrongAuthEnabled } = await identity.loginPreferencesOf(session.player_id);
  const maxAge = Math.max(0, Math.floor((session.expires_at.getTime() - ports.now().getTime()) / 1000));
  // Without an age it goes when the browser is closed.
  reply.setCookie(NAME, refreshToken, isStrongAuthEnabled ? OPTIONS : { ...OPTIONS, maxAge });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS);
}

/** The token of the cookie; null for a request that no page of ours made. */
export const readRefreshCookie = (request: FastifyRequest): string | null =>
  isSameOrigin(request.headers) ? (request.cookies[NAME] ?? null) : null;

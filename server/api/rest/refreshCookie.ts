import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './caller.ts';

/** Not readable by scripts. Browsers accept `Secure` cookies from `localhost`, too. */
const NAME = '__Host-refresh';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Without an age the cookie ends with the browser session. */
export function setRefreshCookie(reply: FastifyReply, token: string, maxAgeSeconds: number | null): void {
  reply.setCookie(NAME, token, maxAgeSeconds === null ? OPTIONS : { ...OPTIONS, maxAge: maxAgeSeconds });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS);
}

/** Null unless a page of this site or of a sister site sent the request. */
export const readRefreshCookie = (request: FastifyRequest): string | null =>
  isSameOrigin(request.headers) || request.isFromSister ? (request.cookies[NAME] ?? null) : null;

/** True if the cookie is present; its token is not checked. */
export const hasRefreshCookie = (cookies: FastifyRequest['cookies']): boolean => cookies[NAME] !== undefined;

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './caller.ts';

/** Browsers accept `Secure` cookies from `localhost`, too. */
const NAME = '__Host-refresh';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** A null age ends the cookie with the browser session. */
export function setRefreshCookie(reply: FastifyReply, token: string, maxAgeSeconds: number | null): void {
  reply.setCookie(NAME, token, maxAgeSeconds === null ? OPTIONS : { ...OPTIONS, maxAge: maxAgeSeconds });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS);
}

/** Null unless a page of this or a sister site sent the request. */
export const readRefreshCookie = (request: FastifyRequest): string | null =>
  isSameOrigin(request.headers) || request.isFromSister ? (request.cookies[NAME] ?? null) : null;

/** The token is not checked. */
export const hasRefreshCookie = (cookies: FastifyRequest['cookies']): boolean => cookies[NAME] !== undefined;

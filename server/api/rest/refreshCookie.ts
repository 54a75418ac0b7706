import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './caller.ts';

/** `Secure` cookies also work on `localhost`. */
const NAME = '__Host-refresh';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** With a null age the cookie ends with the browser session. */
export function setRefreshCookie(reply: FastifyReply, token: string, maxAgeSeconds: number | null): void {
  reply.setCookie(NAME, token, maxAgeSeconds === null ? OPTIONS : { ...OPTIONS, maxAge: maxAgeSeconds });
}

/** Marks the browser of a player who may not play, so that its pages do not begin with what visitors are offered. */
const HOLD = '__Host-hold';

export function markHold(reply: FastifyReply, isOnHold: boolean): void {
  if (isOnHold) reply.setCookie(HOLD, '1', OPTIONS);
  else reply.clearCookie(HOLD, OPTIONS);
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS);
}

/** Null without a cookie or for a page of a foreign site. */
export const readRefreshCookie = (request: FastifyRequest): string | null =>
  isSameOrigin(request.headers) || request.isFromSister ? (request.cookies[NAME] ?? null) : null;

/** The token is not checked. */
export const hasRefreshCookie = (cookies: FastifyRequest['cookies']): boolean => cookies[NAME] !== undefined;
export const hasHoldMark = (cookies: FastifyRequest['cookies']): boolean => hasRefreshCookie(cookies) && cookies[HOLD] !== undefined;

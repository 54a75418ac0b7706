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
const NO_OFFERS = '__Host-no-offers';

export function markNoOffers(reply: FastifyReply, getsNoOffers: boolean): void {
  if (getsNoOffers) reply.setCookie(NO_OFFERS, '1', OPTIONS);
  else reply.clearCookie(NO_OFFERS, OPTIONS);
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS);
}

/** Null without a cookie or for a page of a foreign site. */
export const readRefreshCookie = (request: FastifyRequest): string | null =>
  isSameOrigin(request.headers) || request.isFromSister ? (request.cookies[NAME] ?? null) : null;

/** The token is not checked. */
export const hasRefreshCookie = (cookies: FastifyRequest['cookies']): boolean => cookies[NAME] !== undefined;
export const hasNoOffersMark = (cookies: FastifyRequest['cookies']): boolean =>
  hasRefreshCookie(cookies) && cookies[NO_OFFERS] !== undefined;

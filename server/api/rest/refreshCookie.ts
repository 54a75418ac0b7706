import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './caller.ts';

const NAME = '__Host-refresh';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** If `maxAgeSeconds` is null, the browser deletes the cookie when it closes. */
export function setRefreshCookie(reply: FastifyReply, token: string, maxAgeSeconds: number | null): void {
  reply.setCookie(NAME, token, maxAgeSeconds === null ? OPTIONS : { ...OPTIONS, maxAge: maxAgeSeconds });
}

/** Cookie that marks players who may not play, so that their pages hide offers from the start. */
const NO_OFFERS = '__Host-no-offers';

export function markNoOffers(reply: FastifyReply, getsNoOffers: boolean): void {
  if (getsNoOffers) reply.setCookie(NO_OFFERS, '1', OPTIONS);
  else reply.clearCookie(NO_OFFERS, OPTIONS);
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS);
}

/** Returns the refresh token. Null without a cookie, or if a page of another site sent the request. */
export const readRefreshCookie = (request: FastifyRequest): string | null =>
  isSameOrigin(request.headers) || request.isFromSister ? (request.cookies[NAME] ?? null) : null;

export const hasRefreshCookie = (cookies: FastifyRequest['cookies']): boolean => cookies[NAME] !== undefined;
export const hasNoOffersMark = (cookies: FastifyRequest['cookies']): boolean =>
  hasRefreshCookie(cookies) && cookies[NO_OFFERS] !== undefined;

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '#server/platform/http/address.ts';
import type { Caller } from '#server/platform/viewer.ts';

export function callerOf(request: { readonly headers: IncomingHttpHeaders; readonly ip: string }): Caller {
  return {
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
    ip: addressOf(request.ip),
  };
}

/** True if a page of another site sent the request. False for pages of regional sites. */
export const isForeignPage = ({ headers, isFromSister }: Pick<FastifyRequest, 'headers' | 'isFromSister'>): boolean =>
  (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined) && !isSameOrigin(headers) && !isFromSister;

/** True if the browser's headers name this host as the sender. False without such headers. */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

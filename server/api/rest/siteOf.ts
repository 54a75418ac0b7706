import type { FastifyRequest } from 'fastify';

/** For example `http://localhost:4000`. Null if the host is invalid. */
export function siteOf({ headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null {
  const site = `${protocol}://${host}`;
  return URL.canParse(site) && new URL(site).host === host ? site : null;
}

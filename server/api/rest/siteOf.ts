import type { FastifyRequest } from 'fastify';

/** Origin such as `http://localhost:4000`. Null if the host is invalid. */
export function siteOf({ headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null {
  const site = `${protocol}://${host}`;
  return URL.canParse(site) && new URL(site).host === host ? site : null;
}

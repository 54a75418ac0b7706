import type { FastifyRequest } from 'fastify';

/** `http://localhost:4000`, as it was asked for. Null where the host is none. */
export function siteOf({ headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): string | null {
  const site = `${protocol}://${host}`;
  return URL.canParse(site) && new URL(site).host === host ? site : null;
}

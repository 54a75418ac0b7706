import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { type ListedHost, LOCAL_HOST } from '../config/hosts.ts';
import { addressOf } from './address.ts';

export type HostsConfig = Pick<Config, 'brand' | 'brands' | 'hosts'>;

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const CONSOLE_LABEL = 'console';

/** Brand and origin of a host; null if unlisted. Ignores `X-Forwarded-Host`. */
export function hostOf(config: HostsConfig, host: string | undefined, protocol = 'http'): ListedHost | null {
  const name = (host ?? '').toLowerCase();
  const { listed, hasLocal } = config.hosts;
  return listed.get(name) ?? (hasLocal && LOCAL_HOST.test(name) ? localHost(config, name, protocol) : null);
}

export function localHost({ brands, brand }: Pick<Config, 'brand' | 'brands'>, name: string, protocol = 'http'): ListedHost | null {
  const address = `${protocol}://${name}`;
  if (!URL.canParse(address)) return null;
  const labels = name.replace(/:\d+$/, '').split('.');
  const found = labels.find((label) => brands.includes(label)) ?? brand;
  return { brand: labels[0] === CONSOLE_LABEL && labels.length > 1 ? null : found, origin: new URL(address).origin, isMain: true };
}

export const isConsoleHost = (config: HostsConfig, host: string | undefined): boolean => hostOf(config, host)?.brand === null;

export const brandOfHost = (config: HostsConfig, host: string | undefined): string => hostOf(config, host)?.brand ?? config.brand;

export const siteOf = (
  config: HostsConfig,
  { headers, protocol }: { readonly headers: { readonly host?: string | undefined }; readonly protocol: string },
): string | null => hostOf(config, headers.host, protocol)?.origin ?? null;

/** True if the request names exactly one host and we serve it. False for absolute request targets, which may name a second host. */
export function isServed(
  config: HostsConfig,
  { rawHeaders, headers, url = '' }: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>,
): boolean {
  const isOnce = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length === 1;
  return isOnce && url.startsWith('/') && hostOf(config, headers.host)?.isMain === true;
}

/** Sends 421 to unlisted hosts (RFC 9110 §15.5.20), except health probes. Redirects aliases to the brand's main site. */
export function registerHosts(app: FastifyInstance, config: HostsConfig & Pick<Config, 'probeNetworks'>): void {
  app.addHook('onRequest', async ({ raw, url, method, ip }, reply): Promise<FastifyReply | undefined> => {
    if (isServed(config, raw)) return undefined;
    if (PROBES.has(url.split('?', 1)[0] ?? '') && isProbe(config, ip)) return undefined;
    const other = hostOf(config, raw.headers.host);
    if (other?.isMain === false && url.startsWith('/') && (method === 'GET' || method === 'HEAD'))
      return reply
        .code(308)
        .headers({ location: `${siteOfBrand(config, other)}${url}`, 'cache-control': 'no-store' })
        .send();
    return reply.code(421).send({ message: 'This host is not served here.' });
  });
}

const isProbe = ({ probeNetworks }: Pick<Config, 'probeNetworks'>, ip: string): boolean => {
  const address = addressOf(ip);
  return probeNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
};

const siteOfBrand = ({ hosts }: HostsConfig, { brand, origin }: ListedHost): string =>
  [...hosts.listed.values()].find((one) => one.brand === brand && one.isMain)?.origin ?? origin;

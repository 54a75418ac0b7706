import { BlockList, isIP } from 'node:net';
import type { EnvReader, Reader } from './readEnv.ts';

export type ListedHost = {
  readonly brand: string | null;
  readonly origin: string;
  readonly isMain: boolean;
};

export type Hosts = {
  readonly listed: ReadonlyMap<string, ListedHost>;
  /** True if `localhost` and its subdomains are served; false in production. */
  readonly hasLocal: boolean;
};

type Site = { readonly brand: string; readonly origin: string };

export const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

const ORIGIN = /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

const isOrigin = (text: string, needsEncryption: boolean): boolean =>
  ORIGIN.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text &&
  (!needsEncryption || text.startsWith('https:') || LOCAL_HOST.test(new URL(text).host));

const sites =
  (brands: readonly string[], needsEncryption: boolean): Reader<readonly Site[]> =>
  (raw) => {
    const value = raw
      .split(/[\s,]+/)
      .map((entry) => entry.split('='))
      .map(([brand = '', origin = '', ...rest]) => (rest.length === 0 ? { brand, origin } : { brand, origin: '' }));
    const areSites = value.every(({ brand, origin }) => brands.includes(brand) && isOrigin(origin, needsEncryption));
    const isOnce = new Set(value.map(({ origin }) => origin)).size === value.length;
    return areSites && isOnce
      ? { value }
      : { expected: `a list of brand=https://host, separated by blanks; brands are ${brands.join(', ')}, and each host is of one` };
  };

const site =
  (needsEncryption: boolean): Reader<string> =>
  (raw) =>
    isOrigin(raw, needsEncryption) ? { value: raw } : { expected: 'an address as https://host' };

/** Parses addresses, and networks such as 10.0.0.0/8 or fd00::/8. */
const networks: Reader<BlockList> = (raw) => {
  const value = new BlockList();
  for (const range of raw.split(/[\s,]+/)) {
    const [address = '', bits, ...rest] = range.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (family === 0 || rest.length > 0 || !(length <= most)) return { expected: 'a list of networks such as 10.0.0.0/8 or fd00::/8' };
    value.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return { value };
};

function loopback(): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  list.addAddress('::1', 'ipv6');
  return list;
}

export const probeNetworksIn = (reader: EnvReader): BlockList => reader.read('PROBE_NETWORKS', networks, loopback());

export function hostsIn(
  reader: EnvReader,
  { brands, isProduction }: { readonly brands: readonly string[]; readonly isProduction: boolean },
): Hosts {
  if (reader.has('SITE_URL'))
    reader.problems.push('SITE_URL is one address for all brands; BRAND_SITES takes its place, with one for each');
  const ofBrands = reader.read('BRAND_SITES', sites(brands, isProduction), []);
  const console = reader.read('CONSOLE_SITE', site(isProduction), null);
  if (ofBrands.some(({ origin }) => origin === console))
    reader.problems.push('CONSOLE_SITE is a site of players, too: it must be a host of its own');
  const listed = new Map<string, ListedHost>();
  const sited = new Set<string>();
  for (const { brand, origin } of ofBrands) {
    list(listed, { brand, origin, isMain: !sited.has(brand) });
    sited.add(brand);
  }
  if (console !== null) list(listed, { brand: null, origin: console, isMain: true });
  return { listed, hasLocal: !isProduction };
}

function list(listed: Map<string, ListedHost>, entry: ListedHost): void {
  const { host, port, protocol } = new URL(entry.origin);
  listed.set(host, entry);
  if (port === '') listed.set(`${host}:${protocol === 'https:' ? 443 : 80}`, entry);
}

export function unlisted({ listed }: Pick<Hosts, 'listed'>, brands: readonly string[]) {
  const found = [...listed.values()].map(({ brand }) => brand);
  return { brands: brands.filter((brand) => !found.includes(brand)), hasConsole: found.includes(null) };
}

/** Longest host name (RFC 1035 §2.3.4). */
const MOST_HOST = 253;

/** Null if the address is not `https` or contains credentials. */
export function webPageAt(address: string): URL | null {
  if (!/^https:\/\/[^\s\\@]+$/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.length <= MOST_HOST ? url : null;
}

/** True for a web page on one of the `hosts`; `.example.com` includes subdomains. */
export function isAllowedWebPage(address: string, hosts: readonly string[]): boolean {
  const hostname = webPageAt(address)?.hostname;
  if (hostname === undefined) return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) || hostname === host.slice(1) : hostname === host));
}

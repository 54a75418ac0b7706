/** Longest host name allowed (RFC 1035 §2.3.4). */
const MOST_HOST = 253;

/** Parses an address. Null if it is not `https` or contains credentials. */
export function webPageAt(address: string): URL | null {
  if (!/^https:\/\/[^\s\\@]+$/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.length <= MOST_HOST ? url : null;
}

/** True if the address is a web page on one of the `hosts`. A host like `.example.com` includes its subdomains. */
export function isAllowedWebPage(address: string, hosts: readonly string[]): boolean {
  const hostname = webPageAt(address)?.hostname;
  if (hostname === undefined) return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) || hostname === host.slice(1) : hostname === host));
}

/** A path on this site: one slash, no backslash, no space. `//host` would leave it. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address);

/** `https` on one of the hosts; a host that starts with a dot stands for its subdomains too. Anything a browser would read otherwise is refused. */
export function isAllowedWebPage(address: string, hosts: readonly string[]): boolean {
  if (!/^https:\/\/[^\s\\@]+$/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) || hostname === host.slice(1) : hostname === host));
}

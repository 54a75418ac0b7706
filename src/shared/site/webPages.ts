/** `https` on an allowed host; `.host` includes subdomains. */
export function isAllowedWebPage(address: string, hosts: readonly string[]): boolean {
  if (!/^https:\/\/[^\s\\@]+$/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) || hostname === host.slice(1) : hostname === host));
}

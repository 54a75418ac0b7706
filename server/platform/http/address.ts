/** Removes the IPv6 prefix from IPv4 addresses. Gives all loopback addresses the same text. */
export function addressOf(ip: string): string {
  const bare = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  return bare === '::1' || bare.startsWith('127.') ? '127.0.0.1' : bare;
}

/** Rate limit key: an IPv4 address, or an IPv6 address's /64 prefix. */
export function networkPrefix(ip: string): string {
  const address = addressOf(ip);
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address;
}

export function groupsOf(ip: string): readonly string[] {
  const [before = [], after = []] = (ip.toLowerCase().split('%', 1)[0] ?? '').split('::').map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

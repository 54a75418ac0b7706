/** Removes the IPv6 prefix from IPv4 addresses. Returns the same text for all loopback addresses. */
export function addressOf(ip: string): string {
  const bare = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  return bare === '::1' || bare.startsWith('127.') ? '127.0.0.1' : bare;
}

/** Key of rate limits: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkPrefix(ip: string): string {
  const address = addressOf(ip);
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address;
}

export function groupsOf(ip: string): readonly string[] {
  const [before = [], after = []] = (ip.toLowerCase().split('%', 1)[0] ?? '').split('::').map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

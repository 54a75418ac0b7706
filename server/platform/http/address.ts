/** An address as we compare and store it: IPv4 without its IPv6 dress, one name for loopback. */
export function addressOf(ip: string): string {
  const bare = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  return bare === '::1' || bare.startsWith('127.') ? '127.0.0.1' : bare;
}

/** Whom a limit counts as one: an IPv4 address, or the 64 bits of IPv6 that a single line is given, within which addresses cost nothing. */
export function lineOf(ip: string): string {
  const address = addressOf(ip);
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** The eight groups of an IPv6 address, with those that `::` stands for, in small letters and without zeros in front. */
export function groupsOf(ip: string): readonly string[] {
  const [before = [], after = []] = (ip.toLowerCase().split('%', 1)[0] ?? '').split('::').map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

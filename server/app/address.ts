/** An address as we compare and store it: IPv4 without its IPv6 dress, one name for loopback. */
export function addressOf(ip: string): string {
  const bare = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  return bare === '::1' || bare.startsWith('127.') ? '127.0.0.1' : bare;
}

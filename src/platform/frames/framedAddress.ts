/**
 * Returns an address that may be framed: without credentials, `https` (or `http` on an `http` page). Null for others, and for our own
 * origin, whose frame could escape the sandbox.
 */
export function framedAddress(url: string | null, own: Pick<Location, 'origin' | 'protocol'> = location): URL | null {
  const address = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (address === null || address.origin === own.origin || address.username !== '' || address.password !== '') return null;
  return address.protocol === 'https:' || (address.protocol === 'http:' && own.protocol === 'http:') ? address : null;
}

/**
 * Returns an address that may be framed: `https`, or `http` on an `http` page, without credentials; else null. Never our origin, where a frame could escape its
 * sandbox.
 */
export function framedAddress(url: string | null, own: Pick<Location, 'origin' | 'protocol'> = location): URL | null {
  const address = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (address === null || address.origin === own.origin || address.username !== '' || address.password !== '') return null;
  return address.protocol === 'https:' || (address.protocol === 'http:' && own.protocol === 'http:') ? address : null;
}

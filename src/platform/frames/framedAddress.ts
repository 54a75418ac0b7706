/**
 * Returns an address that may be framed, else null: `https`, or `http` on an `http` page, without credentials. Refuses our own origin, whose frame could
 * escape its sandbox.
 */
export function framedAddress(url: string | null, own: Pick<Location, 'origin' | 'protocol'> = location): URL | null {
  const address = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (address === null || address.origin === own.origin || address.username !== '' || address.password !== '') return null;
  return address.protocol === 'https:' || (address.protocol === 'http:' && own.protocol === 'http:') ? address : null;
}

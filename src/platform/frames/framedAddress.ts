/**
 * The address that a frame may load, or null: `https`, or `http` where our own page came by it, never our own origin, in which a frame could
 * take its sandbox off, and never with a name and password in it.
 */
export function framedAddress(url: string | null, own: Pick<Location, 'origin' | 'protocol'> = location): URL | null {
  const address = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (address === null || address.origin === own.origin || address.username !== '' || address.password !== '') return null;
  return address.protocol === 'https:' || (address.protocol === 'http:' && own.protocol === 'http:') ? address : null;
}

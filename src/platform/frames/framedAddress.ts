/**
 * Null unless a frame may load it: `https`, or `http` if our page uses it; no credentials; not our origin, where a frame could lift its
 * sandbox.
 */
export function framedAddress(url: string | null, own: Pick<Location, 'origin' | 'protocol'> = location): URL | null {
  const address = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (address === null || address.origin === own.origin || address.username !== '' || address.password !== '') return null;
  return address.protocol === 'https:' || (address.protocol === 'http:' && own.protocol === 'http:') ? address : null;
}

/** Default edge (product §9). */
const NOWHERE = 'CA-DEFAULT';

/** Returns the region's edge if listed, else the default; the country's without a region (product §5). */
export function edgeCode(region: string, country: string, listed: readonly string[]): string {
  if (region.trim() === '') return /^[a-z]{2}$/i.test(country) ? `${country.toUpperCase()}-DEFAULT` : NOWHERE;
  const code = region.toUpperCase();
  return listed.some((each) => each.toUpperCase() === code) ? code : NOWHERE;
}

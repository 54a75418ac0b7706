/** Default of product §9. */
const NOWHERE = 'CA-DEFAULT';

/** Product §5: the region's own if listed, else the default; without a region the country's. */
export function edgeCode(region: string, country: string, listed: readonly string[]): string {
  if (region.trim() === '') return /^[a-z]{2}$/i.test(country) ? `${country.toUpperCase()}-DEFAULT` : NOWHERE;
  const code = region.toUpperCase();
  return listed.some((each) => each.toUpperCase() === code) ? code : NOWHERE;
}

/** Where nothing is known (product §9). */
const NOWHERE = 'CA-DEFAULT';

/** The edge that serves a region (product §5): its own where it is listed, that of the country without one, otherwise the default. */
export function edgeCode(region: string, country: string, listed: readonly string[]): string {
  if (region.trim() === '') return /^[a-z]{2}$/i.test(country) ? `${country.toUpperCase()}-DEFAULT` : NOWHERE;
  const code = region.toUpperCase();
  return listed.some((each) => each.toUpperCase() === code) ? code : NOWHERE;
}

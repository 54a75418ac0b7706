/** Region code sent if the region is unknown (product §9). */
const NOWHERE = 'CA-DEFAULT';

/**
 * Returns the code of a listed region, or `NOWHERE` for other regions. If `region` is empty, returns the country's default (product §5).
 */
export function edgeCode(region: string, country: string, listed: readonly string[]): string {
  if (region.trim() === '') return /^[a-z]{2}$/i.test(country) ? `${country.toUpperCase()}-DEFAULT` : NOWHERE;
  const code = region.toUpperCase();
  return listed.some((each) => each.toUpperCase() === code) ? code : NOWHERE;
}

/** Code sent for an unknown region (product §9). */
const NOWHERE = 'CA-DEFAULT';

/** Returns a listed region's code, and `NOWHERE` for other regions. For an empty `region`, returns the country's default (product §5). */
export function edgeCode(region: string, country: string, listed: readonly string[]): string {
  if (region.trim() === '') return /^[a-z]{2}$/i.test(country) ? `${country.toUpperCase()}-DEFAULT` : NOWHERE;
  const code = region.toUpperCase();
  return listed.some((each) => each.toUpperCase() === code) ? code : NOWHERE;
}

/** Region code sent if the region is unknown (product §9). */
const NOWHERE = 'CA-DEFAULT';

/** Returns a listed region's code, else the default; without a region, the country's default (product §5). */
export function edgeCode(region: string, country: string, listed: readonly string[]): string {
  if (region.trim() === '') return /^[a-z]{2}$/i.test(country) ? `${country.toUpperCase()}-DEFAULT` : NOWHERE;
  const code = region.toUpperCase();
  return listed.some((each) => each.toUpperCase() === code) ? code : NOWHERE;
}

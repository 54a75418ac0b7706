import type { Config } from '#server/platform/config/config.ts';
import type { Caller } from '#server/platform/viewer.ts';

/** Code of the region that a caller's internet address belongs to, ISO 3166-2 with its country; that of the house where nothing tells. */
export type RegionOfAddress = (caller: Pick<Caller, 'header'>) => string;

/**
 * What the edge says of an address: `US-NJ`, or a country alone, which has its default region (product §5). Null where it says nothing, or
 * that it does not know (`XX`).
 */
export function regionSaid(value: string | undefined): string | null {
  const code = (value ?? '').trim().toUpperCase();
  if (!/^[A-Z]{2}(-[A-Z0-9]{1,3}|-DEFAULT)?$/.test(code) || code.startsWith('XX')) return null;
  return code.length === 2 ? `${code}-DEFAULT` : code;
}

/** By the header that the edge in front of us sets; a sandbox has no edge and a lever instead. */
export function regionsOfAddresses(
  { addressRegionHeader, defaultRegion }: Pick<Config, 'addressRegionHeader' | 'defaultRegion'>,
  lever: () => string | null,
): RegionOfAddress {
  return ({ header }) => (addressRegionHeader === null ? null : regionSaid(header(addressRegionHeader))) ?? lever() ?? defaultRegion;
}

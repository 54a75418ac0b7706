import type { Config } from '#server/platform/config/config.ts';
import type { Caller } from '#server/platform/viewer.ts';

/** Returns the region of the caller's IP address (ISO 3166-2), or the default region. */
export type RegionOfAddress = (caller: Pick<Caller, 'header'>) => string;

/** Parses a region such as `US-NJ`. A country alone gets the suffix `-DEFAULT` (product §5). Null for an unknown place. */
export function regionInHeader(value: string | undefined): string | null {
  const code = (value ?? '').trim().toUpperCase();
  if (!/^[A-Z]{2}(-[A-Z0-9]{1,3}|-DEFAULT)?$/.test(code) || code.startsWith('XX')) return null;
  return code.length === 2 ? `${code}-DEFAULT` : code;
}

export function regionsOfAddresses(
  { addressRegionHeader, defaultRegion }: Pick<Config, 'addressRegionHeader' | 'defaultRegion'>,
  lever: () => string | null,
): RegionOfAddress {
  return ({ header }) => (addressRegionHeader === null ? null : regionInHeader(header(addressRegionHeader))) ?? lever() ?? defaultRegion;
}

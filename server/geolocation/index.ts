import type { Kysely } from 'kysely';
import type { Result } from '#src/lib/result.ts';
import type { Schema } from '../store/schema.ts';
import type { Ports } from '../ports.ts';
import { RateLimit } from '../rateLimit.ts';
import { authorizePacket, type GeoQuestion, type GeoVerdict } from './authorize.ts';
import { fetchLicense, refetchLicense, type LicenseType, type LocationVendor } from './licenses.ts';
import { createPacketReader } from './packet.ts';
import type { GeoRefusal } from './refusals.ts';

export { geoRefusals, type GeoRefusal } from './refusals.ts';
export { hasCasinoIn, regionOfCode, regionOfPoint, regions, type Point, type Region } from './regions.ts';
export type { GeoQuestion, GeoVerdict } from './authorize.ts';
export type { LicenseType, LocationVendor } from './licenses.ts';

/** Where players are allowed to wager from. Fails closed: only an unexpired, allowed verdict is a permission. */
export type Geolocation = {
  readonly vendorOrigin: string;
  readonly fetchLicense: (type: LicenseType) => Promise<Result<string, GeoRefusal>>;
  readonly refetchLicense: (current: string, type: LicenseType) => Promise<Result<string, GeoRefusal>>;
  readonly authorize: (question: GeoQuestion) => Promise<GeoVerdict>;
};

const CHECKS_PER_MINUTE = 20;

export function openGeolocation(deps: {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly vendor: LocationVendor;
  /** Regions whose wagers another site takes. */
  readonly servedElsewhere?: { readonly has: (region: string) => boolean };
}): Geolocation {
  const readPacket = createPacketReader(deps.vendor.origin, deps.ports);
  const checks = new RateLimit(CHECKS_PER_MINUTE, 60_000, () => deps.ports.now().getTime());
  return {
    vendorOrigin: deps.vendor.origin,
    fetchLicense: (type) => fetchLicense(deps, type),
    refetchLicense: (current, type) => refetchLicense(deps, current, type),
    authorize: (question) =>
      checks.take(question.session.id)
        ? authorizePacket({ ...deps, readPacket }, question)
        : Promise.resolve({ kind: 'refused', refusal: 'rate-limited' }),
  };
}

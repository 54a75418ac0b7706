import type { Kysely } from 'kysely';
import { refuse, type Result } from '#src/shared/values/result.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';
import { authorizePacket, type GeoQuestion, type AuthorizationResult } from './authorize.ts';
import { fetchLicense, type LicenseRequest, refetchLicense, type LocationVendor } from './licenses.ts';
import { createPacketReader } from './rules/packet.ts';
import type { GeoRefusal } from './rules/refusals.ts';

export type { LicenseType, LocationVendor } from './licenses.ts';
export { verifiedPosition } from './verifiedPosition.ts';
export { sweepLocations } from './sweep.ts';

/** Permits wagers only while an allowed location is valid. */
export type Geolocation = {
  readonly vendorOrigin: string;
  readonly fetchLicense: (wish: LicenseRequest) => Promise<Result<string, GeoRefusal>>;
  readonly refetchLicense: (current: string, wish: LicenseRequest) => Promise<Result<string, GeoRefusal>>;
  readonly authorize: (question: GeoQuestion) => Promise<AuthorizationResult>;
};

/** Limits checks per session, because location licences cost money. */
const CHECKS_PER_MINUTE = 20;
const LICENSES_PER_MINUTE = 20;

export function openGeolocation(deps: {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly vendor: LocationVendor;
  readonly rateLimits: RateLimits;
  readonly servedElsewhere?: { readonly has: (region: string) => boolean };
}): Geolocation {
  const readPacket = createPacketReader(deps.vendor.origin, deps.ports);
  const checks = deps.rateLimits.open('locations', { most: CHECKS_PER_MINUTE, windowMs: 60_000 });
  const licenses = deps.rateLimits.open('location-licences', { most: LICENSES_PER_MINUTE, windowMs: 60_000 });
  const license = async ({ sessionId }: LicenseRequest, buy: () => Promise<Result<string, GeoRefusal>>) =>
    (await licenses.take(sessionId)).isAllowed ? buy() : refuse('rate-limited' as const);
  return {
    vendorOrigin: deps.vendor.origin,
    fetchLicense: (wish) => license(wish, () => fetchLicense(deps, wish)),
    refetchLicense: (current, wish) => license(wish, () => refetchLicense(deps, current, wish)),
    authorize: async (question) =>
      (await checks.take(question.session.id)).isAllowed
        ? authorizePacket({ ...deps, readPacket }, question)
        : { kind: 'refused', refusal: 'rate-limited' },
  };
}

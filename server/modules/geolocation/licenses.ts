import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { dropBody } from '#server/platform/http/dropBody.ts';
import { vendorFetch } from '#server/platform/http/vendorFetch.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { GeoRefusal } from './rules/refusals.ts';

export type LicenseType = 'REGULAR' | 'NO_DOWNLOAD_BROWSER';
export type LocationVendor = {
  readonly origin: string;
  readonly apiSecret: string;
};

const VENDOR_TIMEOUT_MS = 5_000;
type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly vendor: LocationVendor };

export type LicenseRequest = { readonly sessionId: string; readonly licenseType: LicenseType };

/** Fetches a licence for this session. Sends and writes. */
export async function fetchLicense(
  { db, ports, vendor }: Deps,
  { sessionId, licenseType }: LicenseRequest,
): Promise<Result<string, GeoRefusal>> {
  const issued = await askVendor(vendor, licenseType);
  if (!issued) return refuse('vendor-unreachable');
  await db
    .insertInto('geo_licenses')
    .values({
      key: issued.licenseKey,
      license_type: licenseType,
      session_id: sessionId,
      issued_at: ports.now(),
      expires_at: issued.expiresAt,
    })
    .execute();
  return ok(issued.licenseKey);
}

/** Replaces the rejected licence `current`, which expires now. Sends and writes. */
export async function refetchLicense(deps: Deps, current: string, request: LicenseRequest): Promise<Result<string, GeoRefusal>> {
  const fetched = await fetchLicense(deps, request);
  if (!fetched.ok) return fetched;
  await deps.db
    .updateTable('geo_licenses')
    .set({ expires_at: deps.ports.now() })
    .where('key', '=', current)
    .where('session_id', '=', request.sessionId)
    .execute();
  return fetched;
}

async function askVendor(vendor: LocationVendor, licenseType: LicenseType): Promise<{ licenseKey: string; expiresAt: Date } | null> {
  try {
    const answer = await vendorFetch(new URL('/licenses', vendor.origin).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${vendor.apiSecret}` },
      body: JSON.stringify({ licenseType }),
      signal: AbortSignal.timeout(VENDOR_TIMEOUT_MS),
    });
    if (!answer.ok) {
      await dropBody(answer);
      return null;
    }
    const { licenseKey, expiresAt } = membersOf(await answer.json());
    const expiry = new Date(typeof expiresAt === 'string' ? expiresAt : Number.NaN);
    return typeof licenseKey === 'string' && !Number.isNaN(expiry.getTime()) ? { licenseKey, expiresAt: expiry } : null;
  } catch {
    return null;
  }
}

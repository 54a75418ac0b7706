import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

/**
 * How long packets are stored after arrival, and licences and location checks after expiry; longer than packets are valid, to detect
 * replays.
 */
const KEPT_MS = 24 * 3_600_000;

export async function sweepLocations({ db, ports }: { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> }): Promise<void> {
  const before = new Date(ports.now().getTime() - KEPT_MS);
  await db.deleteFrom('geo_packets').where('received_at', '<', before).execute();
  for (const table of ['geo_licenses', 'geo_verdicts'] as const) await db.deleteFrom(table).where('expires_at', '<', before).execute();
}

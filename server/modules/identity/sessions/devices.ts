import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports };
const hashOf = (device: string): string => createHash('sha256').update(`device:${device}`).digest('hex');

export async function isKnownDevice(db: Kysely<Schema>, playerId: string, given: string | null): Promise<boolean> {
  if (given === null) return false;
  const row = await db
    .selectFrom('known_devices')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('device_hash', '=', hashOf(given))
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes. True if the player should be notified: the device is new, and not the first. */
export async function noteDevice({ db, ports }: Deps, playerId: string, device: string): Promise<boolean> {
  const now = ports.now();
  const noted = await db
    .insertInto('known_devices')
    .values({ player_id: playerId, device_hash: hashOf(device), first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .returning(({ selectFrom }) => [
      'first_seen_at',
      selectFrom('known_devices as before')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('before.player_id', '=', playerId)
        .as('before'),
    ])
    .executeTakeFirstOrThrow();
  return Number(noted.before) > 0 && noted.first_seen_at.getTime() === now.getTime();
}

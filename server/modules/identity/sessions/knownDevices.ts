import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { MAX_FAILED_LOGINS } from '../lockout/failures.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

export type Account = { readonly email: string } | { readonly playerId: string };
export type KnownDevice = { readonly playerId: string; readonly deviceHash: string };

export const hashOfDevice = (device: string): string => createHash('sha256').update(`device:${device}`).digest('hex');

/** Null unless this device has logged into this account. Takes as long for unknown accounts. */
export async function knownDeviceOf(db: Kysely<Schema>, account: Account, given: string | null): Promise<KnownDevice | null> {
  if (given === null) return null;
  const deviceHash = hashOfDevice(given);
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('players', 'players.id', 'known_devices.player_id')
    .select('player_id')
    .where('device_hash', '=', deviceHash)
    .where((eb) =>
      'email' in account
        ? eb(eb.fn('lower', ['players.email']), '=', account.email.trim().toLowerCase())
        : eb('player_id', '=', account.playerId),
    )
    .executeTakeFirst();
  return found ? { playerId: found.player_id, deviceHash } : null;
}

/** True if the device is known and has password attempts left; other devices' lockouts do not count. */
export async function hasOwnGuesses(tx: Kysely<Schema>, playerId: string, given: string | null): Promise<boolean> {
  if (given === null) return false;
  const found = await tx
    .selectFrom('known_devices')
    .select('failed_logins')
    .where('player_id', '=', playerId)
    .where('device_hash', '=', hashOfDevice(given))
    .executeTakeFirst();
  return found !== undefined && found.failed_logins < MAX_FAILED_LOGINS;
}

/**
 * Counts a known device's wrong password, across processes; null if it is unknown or has no attempts left. Its last attempt locks the
 * account everywhere. Writes.
 */
export async function countOwnFailure(
  tx: Kysely<Schema>,
  { playerId, device, now }: { readonly playerId: string; readonly device: string; readonly now: Date },
): Promise<number | null> {
  const counted = await tx
    .updateTable('known_devices')
    .set({ failed_logins: sql`failed_logins + 1` })
    .where('player_id', '=', playerId)
    .where('device_hash', '=', hashOfDevice(device))
    .where('failed_logins', '<', MAX_FAILED_LOGINS)
    .returning('failed_logins')
    .executeTakeFirst();
  if (!counted) return null;
  if (counted.failed_logins >= MAX_FAILED_LOGINS)
    await tx
      .updateTable('players')
      .set({ failed_logins: MAX_FAILED_LOGINS, locked_at: sql`coalesce(locked_at, ${now})` })
      .where('id', '=', playerId)
      .execute();
  return counted.failed_logins;
}

/** Resets wrong-password counts: one device's after a login, all after a new password. Writes. */
export async function forgetOwnFailures(tx: Kysely<Schema>, playerId: string, device: string | null = null): Promise<void> {
  await tx
    .updateTable('known_devices')
    .set({ failed_logins: 0 })
    .where('player_id', '=', playerId)
    .where('failed_logins', '>', 0)
    .$if(device !== null, (query) => query.where('device_hash', '=', hashOfDevice(device ?? '')))
    .execute();
}

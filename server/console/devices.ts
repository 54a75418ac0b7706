import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { MAX_FAILED_LOGINS } from '#server/modules/identity/lockout/index.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';

const YEAR_SECONDS = 31_536_000;
const NAME = '__Host-operator-device';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: YEAR_SECONDS } as const;

/** Cookie that recognizes the browser of an earlier login. It grants no access. */
export const DEVICE_COOKIE = { name: NAME, options: OPTIONS } as const;

export const deviceIn = (cookies: Readonly<Record<string, string | undefined>>): string | null => {
  const given = cookies[NAME];
  return given !== undefined && /^[\w-]{32}$/.test(given) ? given : null;
};

const hashOf = (device: string): string => createHash('sha256').update(`operator-device:${device}`).digest('hex');

/** Returns the device's hash if it has logged in to this account, otherwise null. The time taken does not reveal unknown accounts. */
export async function knownDeviceOf(db: Kysely<Schema>, email: string, device: string | null): Promise<string | null> {
  if (device === null) return null;
  const found = await db
    .selectFrom('operator_devices')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select('device_hash')
    .where('device_hash', '=', hashOf(device))
    .where((eb) => eb(eb.fn('lower', ['operators.email']), '=', email))
    .executeTakeFirst();
  return found?.device_hash ?? null;
}

export async function hasOwnGuesses(trx: Trx, operatorId: string, known: string | null): Promise<boolean> {
  if (known === null) return false;
  const found = await trx
    .selectFrom('operator_devices')
    .select('failed_logins')
    .where('operator_id', '=', operatorId)
    .where('device_hash', '=', known)
    .executeTakeFirst();
  return found !== undefined && found.failed_logins < MAX_FAILED_LOGINS;
}

/**
 * Counts a wrong password or code of a known device. Returns null for an unknown device, or without tries left. Lock the operator's row
 * first.
 */
export async function countOwnFailure(trx: Trx, operatorId: string, known: string | null): Promise<number | null> {
  if (known === null) return null;
  const counted = await trx
    .updateTable('operator_devices')
    .set({ failed_logins: sql`failed_logins + 1` })
    .where('operator_id', '=', operatorId)
    .where('device_hash', '=', known)
    .where('failed_logins', '<', MAX_FAILED_LOGINS)
    .returning('failed_logins')
    .executeTakeFirst();
  return counted?.failed_logins ?? null;
}

/** Writes the device of a login, resets its failed tries and deletes expired devices. */
export async function noteDevice(trx: Trx, operatorId: string, device: string, now: Date): Promise<void> {
  await trx
    .insertInto('operator_devices')
    .values({ operator_id: operatorId, device_hash: hashOf(device), first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['operator_id', 'device_hash']).doUpdateSet({ last_seen_at: now, failed_logins: 0 }))
    .execute();
  await trx
    .deleteFrom('operator_devices')
    .where('operator_id', '=', operatorId)
    .where('last_seen_at', '<', new Date(now.getTime() - YEAR_SECONDS * 1_000))
    .execute();
}

export const forgetOwnFailures = (trx: Trx, operatorId: string): Promise<unknown> =>
  trx.updateTable('operator_devices').set({ failed_logins: 0 }).where('operator_id', '=', operatorId).execute();

/** Deletes the operator's known devices, so that they cannot bypass a lock set by colleagues. */
export const forgetDevices = (trx: Trx, operatorId: string): Promise<unknown> =>
  trx.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute();

import type { Kysely } from 'kysely';
import { notifyBase } from '#server/platform/bus/worldChannel.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';

export type Setting<T> = { readonly value: T; readonly version: number };
/** Author of a change. Without `version`, overwrites any version. */
export type Setter = { readonly by: string; readonly at: Date; readonly version?: number };

export async function readSetting<T>(db: Kysely<Schema>, key: string, restore: (stored: unknown) => T, usual: T): Promise<Setting<T>> {
  const row = await db.selectFrom('trading_settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
  return row ? { value: restore(row.value), version: row.version } : { value: usual, version: 0 };
}

/** Writes a setting; notifies all processes. Returns the new version; null if `version` is outdated (then roll back). */
export async function writeSetting(trx: Trx, key: string, stored: unknown, { by, at, version }: Setter): Promise<number | null> {
  const row = { value: JSON.stringify(stored), updated_by: by, updated_at: at };
  const written = await trx
    .insertInto('trading_settings')
    .values({ key, version: 1, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((setting) => ({ ...row, version: setting('trading_settings.version', '+', 1) }))
        .where('trading_settings.version', version === undefined ? '>' : '=', version ?? 0),
    )
    .returning('version')
    .executeTakeFirst();
  await notifyBase(trx);
  return written && (version === undefined || written.version === version + 1) ? written.version : null;
}

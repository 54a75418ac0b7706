import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';

/** `*` matches any brand or region. */
export type Place = { readonly surface: string; readonly brand: string; readonly region: string; readonly environment: string };

/** Locks a place until the transaction ends, even a place without a pointer. */
export async function lockPlace(trx: Kysely<Schema>, place: Place): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${placeKey(place)}, 7))`.execute(trx);
}

/** Identifies a place. Lock places in the order of these keys, to prevent deadlocks. */
export const placeKey = ({ surface, brand, region, environment }: Place): string => JSON.stringify([surface, brand, region, environment]);

export type LayoutPointer = { readonly hash: string; readonly moved_by: string };

export async function pointerRow(trx: Kysely<Schema>, { surface, brand, region, environment }: Place): Promise<LayoutPointer | null> {
  const found = await trx
    .selectFrom('layout_pointers')
    .select(['hash', 'moved_by'])
    .where('surface', '=', surface)
    .where('brand', '=', brand)
    .where('region', '=', region)
    .where('environment', '=', environment)
    .executeTakeFirst();
  return found ?? null;
}

export const pointerAt = async (trx: Kysely<Schema>, place: Place): Promise<string | null> => (await pointerRow(trx, place))?.hash ?? null;

/** Writes a place's pointer. A null hash deletes it. `by`: `operator:<id>` or `AUTHORED`. */
export async function movePointer(
  trx: Kysely<Schema>,
  place: Place,
  hash: string | null,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  const { surface, brand, region, environment } = place;
  if (hash === null) {
    await trx
      .deleteFrom('layout_pointers')
      .where('surface', '=', surface)
      .where('brand', '=', brand)
      .where('region', '=', region)
      .where('environment', '=', environment)
      .execute();
    return;
  }
  await trx
    .insertInto('layout_pointers')
    .values({ surface, brand, region, environment, hash, moved_at: at, moved_by: by })
    .onConflict((conflict) =>
      conflict.columns(['surface', 'brand', 'region', 'environment']).doUpdateSet({ hash, moved_at: at, moved_by: by }),
    )
    .execute();
}

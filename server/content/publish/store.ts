import { type Kysely, sql } from 'kysely';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { movePointer } from './pointers.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

export type Pointer = { readonly surface: string; readonly brand: string; readonly region: string; readonly hash: string };
export type StoredRevision = { readonly hash: string; readonly surface: string; readonly document: unknown };

export type Entry = Omit<Pointer, 'hash'> & {
  readonly document: unknown;
  readonly author: string;
  readonly at: Date;
  readonly environment?: string;
};

/** Environment that players see. Other environments use its pointers where they have none. */
export const LIVE = 'live';

/** Immutable revisions by content hash, and pointers to published ones. */
export type LayoutStore = {
  readonly pointers: (surface?: string) => Promise<readonly Pointer[]>;
  /** Digest of pointers, switches and quarantine, to detect changes. */
  readonly stamp: () => Promise<string>;
  readonly revision: (hash: string) => Promise<StoredRevision | null>;
  readonly revisions: (hashes: readonly string[]) => Promise<readonly StoredRevision[]>;
  /** Hashes published at a place, latest first. */
  readonly stoodAt: (place: Omit<Pointer, 'hash'>) => Promise<readonly string[]>;
  readonly keep: (entry: Pick<Entry, 'at' | 'author' | 'document' | 'surface'>) => Promise<void>;
  readonly publish: (entry: Entry) => Promise<string>;
  readonly heads: () => Promise<readonly (Pointer & { readonly movedBy: string })[]>;
  /** Publishes to `live` and records it for rollback. Returns false and publishes nothing if `from` is no longer published. */
  readonly advance: (entry: Entry & { readonly from: string }) => Promise<boolean>;
};

export function createLayoutStore(db: Kysely<Schema>, environment: string = LIVE): LayoutStore {
  return {
    pointers: async (surface) => {
      const all = db
        .selectFrom('layout_pointers')
        .select(['surface', 'brand', 'region', 'environment', 'hash'])
        .where('environment', 'in', [LIVE, environment]);
      const found = await (surface === undefined ? all : all.where('surface', '=', surface)).execute();
      return shownIn(environment, found).map(({ surface: served, brand, region, hash }) => ({ surface: served, brand, region, hash }));
    },
    stamp: async () => {
      const { rows } = await sql<{ stamp: string }>`SELECT md5(concat(
        (SELECT string_agg(concat_ws(' ', surface, brand, region, environment, hash), ',' ORDER BY surface, brand, region, environment)
          FROM layout_pointers), ';',
        (SELECT string_agg(concat_ws(' ', sort, name, is_on), ',' ORDER BY sort, name) FROM layout_switches), ';',
        (SELECT string_agg(concat_ws(' ', surface, node_id, digest), ',' ORDER BY surface, node_id, digest)
          FROM layout_quarantines WHERE effect = 'replaced' AND released_at IS NULL), ';',
        (SELECT count(*) FROM legal_versions))) AS stamp`.execute(db);
      return rows[0]?.stamp ?? '';
    },
    revision: async (hash) =>
      (await db.selectFrom('layout_revisions').select(['hash', 'surface', 'document']).where('hash', '=', hash).executeTakeFirst()) ?? null,
    revisions: async (hashes) =>
      hashes.length === 0
        ? []
        : await db.selectFrom('layout_revisions').select(['hash', 'surface', 'document']).where('hash', 'in', hashes).execute(),
    stoodAt: async ({ surface, brand, region }) => {
      const moves = await db
        .selectFrom('layout_publications')
        .select(['hash', 'previous_hash'])
        .where('surface', '=', surface)
        .where('brand', '=', brand)
        .where('region', '=', region)
        .where('environment', 'in', [LIVE, environment])
        .orderBy('moved_at', 'desc')
        .limit(50)
        .execute();
      return [...new Set(moves.flatMap(({ hash, previous_hash: previous }) => [hash, previous]).filter((hash) => hash !== null))];
    },
    keep: async (entry) => {
      await keepRevision(db, contentHash(entry.document), entry);
    },
    publish: ({ surface, document, brand, region, author, at, environment: where = environment }) => {
      const hash = contentHash(document);
      return db.transaction().execute(async (trx) => {
        await keepRevision(trx, hash, { surface, document, author, at });
        await movePointer(trx, { surface, brand, region, environment: where }, hash, { at, by: author });
        return hash;
      });
    },
    heads: () =>
      db
        .selectFrom('layout_pointers')
        .select(['surface', 'brand', 'region', 'hash', 'moved_by as movedBy'])
        .where('environment', '=', LIVE)
        .execute(),
    advance: ({ surface, document, brand, region, author, at, from }) => {
      const hash = contentHash(document);
      return db.transaction().execute(async (trx) => {
        await keepRevision(trx, hash, { surface, document, author, at });
        const { numUpdatedRows } = await trx
          .updateTable('layout_pointers')
          .set({ hash, moved_at: at, moved_by: author })
          .where('surface', '=', surface)
          .where('brand', '=', brand)
          .where('region', '=', region)
          .where('environment', '=', LIVE)
          .where('hash', '=', from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .insertInto('layout_publications')
          .values({
            id: sql<string>`gen_random_uuid()::text`,
            surface,
            brand,
            region,
            environment: LIVE,
            hash,
            previous_hash: from,
            operator_id: author,
            reason: 'a newer build has begun',
            moved_at: at,
          })
          .execute();
        return true;
      });
    },
  };
}

/** Writes a revision once. The first author remains. */
export const keepRevision = (
  db: Kysely<Schema>,
  hash: string,
  { surface, document, author, at }: Pick<Entry, 'at' | 'author' | 'document' | 'surface'>,
) =>
  db
    .insertInto('layout_revisions')
    .values({ hash, surface, document: JSON.stringify(document), author, created_at: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

/** Returns an environment's pointers, and those of `live` at places where it has none. */
export function shownIn<P extends Omit<Pointer, 'hash'> & { readonly environment: string }>(
  environment: string,
  pointers: readonly P[],
): readonly P[] {
  const own = new Set(pointers.filter((pointer) => pointer.environment === environment).map(placeOf));
  return pointers.filter((pointer) => pointer.environment === environment || (pointer.environment === LIVE && !own.has(placeOf(pointer))));
}

const placeOf = ({ surface, brand, region }: Omit<Pointer, 'hash'>): string => JSON.stringify([surface, brand, region]);

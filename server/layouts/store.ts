import type { Kysely } from 'kysely';
import { contentHash } from './canonicalJson.ts';
import { movePointer } from './pointers.ts';
import type { Schema } from '../store/schema.ts';

/** What is published where; `*` stands for any brand or region. */
export type Pointer = { readonly surface: string; readonly brand: string; readonly region: string; readonly hash: string };
export type StoredRevision = { readonly hash: string; readonly surface: string; readonly document: unknown };

/** A document and where it is published. */
export type Entry = Omit<Pointer, 'hash'> & {
  readonly document: unknown;
  readonly author: string;
  readonly at: Date;
  /** Where it is published; the environment of the store when it is not said. */
  readonly environment?: string;
};

/** What players get. Every other environment shows the same, but for the places where it has something of its own. */
export const LIVE = 'live';

/** The two tables of documents: immutable revisions by content, and pointers to what is published. */
export type LayoutStore = {
  readonly pointers: (surface?: string) => Promise<readonly Pointer[]>;
  readonly revision: (hash: string) => Promise<StoredRevision | null>;
  /** Keeps the document and moves the pointer to it, both or neither; answers the revision. */
  readonly publish: (entry: Entry) => Promise<string>;
  /** What players get everywhere, with who wrote it. */
  readonly heads: () => Promise<readonly (Pointer & { readonly author: string })[]>;
  /** As `publish`, only while `from` is what is published there; whether it was. */
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
      const own = new Set(found.filter((pointer) => pointer.environment === environment).map(placeOf));
      return found
        .filter((pointer) => pointer.environment === environment || !own.has(placeOf(pointer)))
        .map(({ surface: served, brand, region, hash }) => ({ surface: served, brand, region, hash }));
    },
    revision: async (hash) =>
      (await db.selectFrom('layout_revisions').select(['hash', 'surface', 'document']).where('hash', '=', hash).executeTakeFirst()) ?? null,
    publish: ({ surface, document, brand, region, author, at, environment: where = environment }) => {
      const hash = contentHash(document);
      return db.transaction().execute(async (trx) => {
        await keepRevision(trx, hash, { surface, document, author, at });
        await movePointer(trx, { surface, brand, region, environment: where }, hash, at);
        return hash;
      });
    },
    heads: () =>
      db
        .selectFrom('layout_pointers')
        .innerJoin('layout_revisions', 'layout_revisions.hash', 'layout_pointers.hash')
        .select(['layout_pointers.surface', 'brand', 'region', 'layout_pointers.hash', 'author'])
        .where('environment', '=', LIVE)
        .execute(),
    advance: ({ surface, document, brand, region, author, at, from }) => {
      const hash = contentHash(document);
      return db.transaction().execute(async (trx) => {
        await keepRevision(trx, hash, { surface, document, author, at });
        const { numUpdatedRows } = await trx
          .updateTable('layout_pointers')
          .set({ hash, moved_at: at })
          .where('surface', '=', surface)
          .where('brand', '=', brand)
          .where('region', '=', region)
          .where('environment', '=', LIVE)
          .where('hash', '=', from)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      });
    },
  };
}

/** The same content is kept once, with its first author. */
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

const placeOf = ({ surface, brand, region }: Omit<Pointer, 'hash'>): string => JSON.stringify([surface, brand, region]);

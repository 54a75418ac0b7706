import type { Kysely } from 'kysely';
import { contentHash } from './canonicalJson.ts';
import type { Schema } from '../store/schema.ts';

/** What is published where; `*` stands for any brand or region. */
export type Pointer = { readonly surface: string; readonly brand: string; readonly region: string; readonly hash: string };
export type StoredRevision = { readonly hash: string; readonly surface: string; readonly document: unknown };

/** A document and where it is published. */
export type Entry = Omit<Pointer, 'hash'> & { readonly document: unknown; readonly author: string; readonly at: Date };

/** The two tables of documents: immutable revisions by content, and pointers to what is published. */
export type LayoutStore = {
  readonly pointers: (surface?: string) => Promise<readonly Pointer[]>;
  readonly revision: (hash: string) => Promise<StoredRevision | null>;
  /** Keeps the document and moves the pointer to it, both or neither; answers the revision. */
  readonly publish: (entry: Entry) => Promise<string>;
  /** What is published everywhere, with who wrote it. */
  readonly heads: () => Promise<readonly (Pointer & { readonly author: string })[]>;
  /** As `publish`, only while `from` is what is published there; whether it was. */
  readonly advance: (entry: Entry & { readonly from: string }) => Promise<boolean>;
};

export function createLayoutStore(db: Kysely<Schema>): LayoutStore {
  return {
    pointers: (surface) => {
      const all = db.selectFrom('layout_pointers').select(['surface', 'brand', 'region', 'hash']);
      return (surface === undefined ? all : all.where('surface', '=', surface)).execute();
    },
    revision: async (hash) =>
      (await db.selectFrom('layout_revisions').select(['hash', 'surface', 'document']).where('hash', '=', hash).executeTakeFirst()) ?? null,
    publish: ({ surface, document, brand, region, author, at }) => {
      const hash = contentHash(document);
      return db.transaction().execute(async (trx) => {
        await keep(trx, hash, { surface, document, author, at });
        await trx
          .insertInto('layout_pointers')
          .values({ surface, brand, region, hash, moved_at: at })
          .onConflict((conflict) => conflict.columns(['surface', 'brand', 'region']).doUpdateSet({ hash, moved_at: at }))
          .execute();
        return hash;
      });
    },
    heads: () =>
      db
        .selectFrom('layout_pointers')
        .innerJoin('layout_revisions', 'layout_revisions.hash', 'layout_pointers.hash')
        .select(['layout_pointers.surface', 'brand', 'region', 'layout_pointers.hash', 'author'])
        .execute(),
    advance: ({ surface, document, brand, region, author, at, from }) => {
      const hash = contentHash(document);
      return db.transaction().execute(async (trx) => {
        await keep(trx, hash, { surface, document, author, at });
        const { numUpdatedRows } = await trx
          .updateTable('layout_pointers')
          .set({ hash, moved_at: at })
          .where('surface', '=', surface)
          .where('brand', '=', brand)
          .where('region', '=', region)
          .where('hash', '=', from)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      });
    },
  };
}

/** The same content is kept once, with its first author. */
const keep = (db: Kysely<Schema>, hash: string, { surface, document, author, at }: Pick<Entry, 'at' | 'author' | 'document' | 'surface'>) =>
  db
    .insertInto('layout_revisions')
    .values({ hash, surface, document: JSON.stringify(document), author, created_at: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

import type { Kysely } from 'kysely';
import { contentHash } from './canonicalJson.ts';
import type { Schema } from '../store/schema.ts';

/** What is published where; `*` stands for any brand or region. */
export type Pointer = { readonly surface: string; readonly brand: string; readonly region: string; readonly hash: string };
export type StoredRevision = { readonly hash: string; readonly surface: string; readonly document: unknown };

/** The two tables of documents: immutable revisions by content, and pointers to what is published. */
export type LayoutStore = {
  readonly pointers: (surface?: string) => Promise<readonly Pointer[]>;
  readonly revision: (hash: string) => Promise<StoredRevision | null>;
  /** Keeps the document and moves the pointer to it, both or neither; answers the revision. */
  readonly publish: (entry: {
    readonly surface: string;
    readonly document: unknown;
    readonly brand: string;
    readonly region: string;
    readonly author: string;
    readonly at: Date;
  }) => Promise<string>;
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
        await trx
          .insertInto('layout_revisions')
          .values({ hash, surface, document: JSON.stringify(document), author, created_at: at })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .execute();
        await trx
          .insertInto('layout_pointers')
          .values({ surface, brand, region, hash, moved_at: at })
          .onConflict((conflict) => conflict.columns(['surface', 'brand', 'region']).doUpdateSet({ hash, moved_at: at }))
          .execute();
        return hash;
      });
    },
  };
}

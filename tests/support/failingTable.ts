import type { Kysely, KyselyPlugin } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Fails every statement that names the table with 'gone', as a database does that goes away between two statements. */
export const failingTable = (table: string): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).includes(table))
      throw new Error('gone');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** The store of a server that loses the table between its transactions: statements inside them go on. */
export const failingBetween = (db: Kysely<Schema>, table: string): Kysely<Schema> =>
  Object.assign(db.withPlugin(failingTable(table)), { transaction: () => db.transaction() });

/** The store of a server whose transactions fail at every statement that names `name`: statements outside them go on. */
export const failingInside = (db: Kysely<Schema>, name: string): Kysely<Schema> =>
  Object.assign(db.withoutPlugins(), { transaction: () => db.withPlugin(failingTable(name)).transaction() });

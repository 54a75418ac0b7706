import type { Kysely, KyselyPlugin } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

/** Makes every statement that names the table fail with 'gone', as if the database became unreachable between two statements. */
export const failingTable = (table: string): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).includes(table))
      throw new Error('gone');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** Returns a store whose statements on the table fail outside transactions only. */
export const failingBetween = (db: Kysely<Schema>, table: string): Kysely<Schema> =>
  Object.assign(db.withPlugin(failingTable(table)), { transaction: () => db.transaction() });

/** Returns a store whose statements that contain `name` fail inside transactions only. */
export const failingInside = (db: Kysely<Schema>, name: string): Kysely<Schema> =>
  Object.assign(db.withoutPlugins(), { transaction: () => db.withPlugin(failingTable(name)).transaction() });

import type { KyselyPlugin } from 'kysely';

/** Fails every statement that names the table with 'gone', as a database does that goes away between two statements. */
export const failingTable = (table: string): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).includes(table))
      throw new Error('gone');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { builtOnce, insertionOf, listOf } from './built.ts';
import { together } from './together.ts';

const store = useTestStore(1);

beforeAll(() => sql`CREATE TABLE lists (n integer PRIMARY KEY)`.execute(store().db));

describe('statements built once', () => {
  test('a statement is built once, and each use sends its own arguments beside the fixed ones', async () => {
    let built = 0;
    const between = builtOnce<{ from: number; to: number }, { n: number; fixed: string }>((db, { from, to }) => {
      built += 1;
      const statement = sql<{
        n: number;
        fixed: string;
      }>`SELECT n, ${'fixed'}::text AS fixed FROM generate_series(${from}::integer, ${to}::integer) AS n`;
      return { compile: () => statement.compile(db) };
    });
    const { db } = store();
    const [one, two] = await together(db, [between(db, { from: 1, to: 2 }), between(db, { to: 8, from: 8 })]);
    expect(one).toEqual([
      { n: 1, fixed: 'fixed' },
      { n: 2, fixed: 'fixed' },
    ]);
    expect(two).toEqual([{ n: 8, fixed: 'fixed' }]);
    expect(built).toBe(1);
  });

  test('a statement with a list keeps its plan for lists of every length', async () => {
    const { db } = store();
    await sql`INSERT INTO lists SELECT generate_series(1, 2000)`.execute(db);
    await sql`ANALYZE lists`.execute(db);
    const found = builtOnce<{ ids: readonly string[] }, { n: number }>((_, { ids }) => {
      const statement = sql<{ n: number }>`SELECT n FROM lists WHERE n::text = any(${listOf(ids, 'text')}::text[]) ORDER BY n`;
      return { compile: () => statement.compile(db) };
    });
    // Keeps to one connection, because each has its own prepared statements.
    const { rows } = await db.connection().execute(async (one) => {
      for (let length = 0; length < 9; length += 1) {
        const ids = Array.from({ length }, (_, at) => String(at + 1));
        expect((await together(one, [found(one, { ids })]))[0].map(({ n }) => String(n))).toEqual(ids);
      }
      return sql<{ generic: string; custom: string }>`
        SELECT generic_plans::text AS generic, custom_plans::text AS custom FROM pg_prepared_statements WHERE statement LIKE 'SELECT n FROM lists%'`.execute(
        one,
      );
    });
    expect(rows, 'five plans of single lists are tried first').toEqual([{ generic: '4', custom: '5' }]);
  });

  test('an insertion takes any number of rows and returns the columns asked for', async () => {
    const { db } = store();
    await sql`DELETE FROM betslips`.execute(db);
    const insert = insertionOf<'betslips', readonly ['owner', 'version', 'content', 'updated_at'], { owner: string; version: string }>(
      'betslips',
      ['owner', 'version', 'content', 'updated_at'],
      ['version', 'owner'],
    );
    const slip = (owner: string, version: bigint) => ({ owner, version, content: '{}', updated_at: new Date(0) });
    const [one, two] = await together(db, [insert([slip('a', 1n)]), insert([slip('b', 2n), slip('c', 9_007_199_254_740_993n)])]);
    expect(one).toEqual([{ version: '1', owner: 'a' }]);
    expect(two).toEqual([
      { version: '2', owner: 'b' },
      { version: '9007199254740993', owner: 'c' },
    ]);
  });
});

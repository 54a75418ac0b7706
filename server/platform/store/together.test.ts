import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import type { Schema } from './schema/index.ts';
import { together } from './together.ts';
import { withTransaction } from './transaction.ts';

const store = useTestStore(4);
const asked = <Row>(trx: Transaction<Schema>, text: string) => {
  const statement = sql<Row>`${sql.raw(text)}`;
  return { compile: () => statement.compile(trx) };
};
const count = async (): Promise<number> =>
  (await sql<{ n: number }>`SELECT count(*)::integer AS n FROM steps`.execute(store().db)).rows[0]?.n ?? -1;

beforeAll(() => sql`CREATE TABLE steps (n integer PRIMARY KEY)`.execute(store().db));

describe('statements together', () => {
  test('statements sent together are answered in order and see earlier writes', async () => {
    const answers = await withTransaction(store().db, (trx) =>
      together(trx, [
        asked<{ n: number }>(trx, 'INSERT INTO steps VALUES (1), (2) RETURNING n'),
        asked<{ sum: number }>(trx, 'SELECT sum(n)::integer AS sum FROM steps'),
        asked<{ n: number }>(trx, 'DELETE FROM steps WHERE n = 2'),
      ]),
    );
    expect(answers).toEqual([[{ n: 1 }, { n: 2 }], [{ sum: 3 }], []]);
    expect(await count()).toBe(1);
  });

  test('the first failing statement is thrown, and the transaction leaves nothing', async () => {
    const before = await count();
    const work = withTransaction(store().db, (trx) =>
      together(trx, [
        asked(trx, 'INSERT INTO steps VALUES (10)'),
        asked(trx, 'INSERT INTO steps VALUES (10)'),
        asked(trx, 'INSERT INTO steps VALUES (11)'),
      ]),
    );
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(before);
    expect(await withTransaction(store().db, (trx) => together(trx, [asked<{ one: number }>(trx, 'SELECT 1 AS one')]))).toEqual([
      [{ one: 1 }],
    ]);
  });

  test('a statement after a lock sees what was written before the lock was released', async () => {
    const { db } = store();
    await sql`INSERT INTO steps VALUES (20)`.execute(db);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => (isHeld = resolve));
    const first = withTransaction(db, async (trx) => {
      await sql`SELECT n FROM steps WHERE n = 20 FOR UPDATE`.execute(trx);
      isHeld();
      await held;
      await sql`INSERT INTO steps VALUES (21)`.execute(trx);
    });
    await holding;
    const second = withTransaction(db, (trx) =>
      together(trx, [
        asked<{ n: number }>(trx, 'SELECT n FROM steps WHERE n = 20 FOR UPDATE'),
        asked<{ n: number }>(trx, 'SELECT n FROM steps WHERE n = 21'),
      ]),
    );
    release();
    await first;
    expect(await second).toEqual([[{ n: 20 }], [{ n: 21 }]]);
  });

  test('statements of ever new text are answered beyond the limit of prepared ones', async () => {
    for (let n = 0; n < 250; n += 1)
      expect(await withTransaction(store().db, (trx) => together(trx, [asked(trx, `SELECT ${n} AS n`)]))).toEqual([[{ n }]]);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM pg_prepared_statements`.execute(store().db);
    expect(rows[0]?.n).toBeLessThanOrEqual(200);
  });
});

test('a transaction without statements returns or throws its own result', async () => {
  expect(await withTransaction(store().db, () => Promise.resolve('nothing'))).toBe('nothing');
  await expect(withTransaction(store().db, () => Promise.reject(new Error('before it began')))).rejects.toThrow('before it began');
});

test('a single changing statement returns the number of rows', async () => {
  const { numUpdatedRows } = await store()
    .db.updateTable('players')
    .set({ email: 'x' })
    .where('id', '=', 'nobody')
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(0n);
});

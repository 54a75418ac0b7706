import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { isTransient, sqlState, withTransaction } from './transaction.ts';

const store = useTestStore(4);
const fault = (code: string): Error => Object.assign(new Error(code), { code });

describe('withTransaction', () => {
  test.each(['40001', '40P01'])('a transaction is repeated after %s, up to five times', async (code) => {
    let tries = 0;
    const work = withTransaction(store().db, () => {
      tries += 1;
      return Promise.reject(fault(code));
    });
    await expect(work).rejects.toThrow(code);
    expect(tries).toBe(5);
  });

  test('a repeated transaction returns the result of the try that succeeded', async () => {
    let tries = 0;
    expect(await withTransaction(store().db, () => ((tries += 1) < 3 ? Promise.reject(fault('40001')) : Promise.resolve(tries)))).toBe(3);
  });

  test.each(['23505', '57014'])('a transaction is not repeated after %s', async (code) => {
    let tries = 0;
    await expect(
      withTransaction(store().db, () => {
        tries += 1;
        return Promise.reject(fault(code));
      }),
    ).rejects.toThrow(code);
    expect(tries).toBe(1);
  });

  test('two transactions that lock each other both succeed', async () => {
    await sql`CREATE TABLE pair (id int PRIMARY KEY, n int NOT NULL)`.execute(store().db);
    await sql`INSERT INTO pair VALUES (1, 0), (2, 0)`.execute(store().db);
    const cross = (first: number, second: number) =>
      withTransaction(store().db, async (trx) => {
        await sql`UPDATE pair SET n = n + 1 WHERE id = ${first}`.execute(trx);
        await sql`SELECT pg_sleep(0.05)`.execute(trx);
        await sql`UPDATE pair SET n = n + 1 WHERE id = ${second}`.execute(trx);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect((await sql<{ n: number }>`SELECT n FROM pair`.execute(store().db)).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });
});

test.each([
  [fault('57P01'), true],
  [fault('08006'), true],
  [fault('55P03'), true],
  [fault('40001'), true],
  [fault('53100'), true],
  [fault('ECONNREFUSED'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [fault('23505'), false],
  [fault('42P01'), false],
  [new TypeError('connection'), false],
  [new RangeError('timeout'), false],
  [new Error('Journal is off by 1'), false],
])('the database error %s is transient: %s', (error, expected) => {
  expect(isTransient(error)).toBe(expected);
});

test.each([
  [fault('23505'), '23505'],
  [fault('EPIPE'), undefined],
  [null, undefined],
  ['text', undefined],
  [{ code: 7 }, undefined],
])('the SQL state of %s is %s', (error, expected) => {
  expect(sqlState(error)).toBe(expected);
});

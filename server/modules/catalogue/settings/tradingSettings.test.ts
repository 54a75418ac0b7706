import { describe, expect, test } from 'vitest';
import { ratio } from '#src/shared/money/ratio.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { readHalfPoints, writeHalfPoints } from './terms/pricingTerms.ts';
import { DEFAULT_TEASERS, readTeaserTable } from '#server/modules/betting/pricing/teaser/teaserTable.ts';
import { readTeaserSetting, writeTeaserTable } from '#server/modules/betting/pricing/teaser/index.ts';

const store = useTestStore(4);
const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => withTransaction(store().db, work);
const by = { by: 'trader@linemaker.test', at: NOON };

describe('the teaser table', () => {
  const table = [2, 3].map((legs) => ({ sport: 'football', points: 650, legs, price: ratio(BigInt(legs) * 7n, 20n) }));

  test('the teaser table is the default until a trader sets another, stored exactly', async () => {
    expect(await readTeaserSetting(store().db)).toEqual({ value: DEFAULT_TEASERS, version: 0 });
    expect(await within((trx) => writeTeaserTable(trx, table, { ...by, version: 0 }))).toBe(1);
    expect(await readTeaserSetting(store().db)).toEqual({ value: table, version: 1 });
    expect(await readTeaserTable(store().db)).toEqual(table);
  });

  test('the teaser table is set only by a trader who saw its current version', async () => {
    await within((trx) => writeTeaserTable(trx, table, by));
    const { version } = await readTeaserSetting(store().db);
    expect(await within((trx) => writeTeaserTable(trx, [], { ...by, version: version - 1 }))).toBeNull();
    expect(await within((trx) => writeTeaserTable(trx, table.slice(1), { ...by, version }))).toBe(version + 1);
    expect(await readTeaserTable(store().db)).toEqual(table.slice(1));
  });
});

test('a half-point table stored before prices is read without prices', async () => {
  const row = { sport: 'football', market: 'spread', most: 150 } as const;
  const value = JSON.stringify({ table: [row] });
  await store()
    .db.insertInto('trading_settings')
    .values({ key: 'half-points', value, version: 1, updated_by: by.by, updated_at: by.at })
    .execute();
  expect(await readHalfPoints(store().db)).toEqual({ value: [{ ...row, cents: null, keys: [] }], version: 1 });
  const priced = [{ ...row, cents: 10, keys: [{ points: 300, cents: 25 }] }];
  await within((trx) => writeHalfPoints(trx, priced, { ...by, version: 1 }));
  expect(await readHalfPoints(store().db)).toEqual({ value: priced, version: 2 });
});

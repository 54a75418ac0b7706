import type { Kysely } from 'kysely';
import { compareRatios, ratio } from '#src/lib/ratio.ts';
import type { TeaserRung, TeaserTable } from '#src/lib/teaser.ts';
import type { Schema, Trx } from '../store/index.ts';

const ladder = (sport: string, points: number, prices: readonly (readonly [bigint, bigint])[]): readonly TeaserRung[] =>
  prices.map(([num, den], index) => ({ sport, points, legs: index + 2, price: ratio(num, den) }));

/** Until a trader has set another: the price list of the domain rules §2.6, for two legs and more. */
export const DEFAULT_TEASERS: TeaserTable = [
  ...ladder('football', 600, [
    [20n, 23n],
    [8n, 5n],
    [52n, 20n],
    [4n, 1n],
    [6n, 1n],
    [8n, 1n],
    [10n, 1n],
  ]),
  ...ladder('football', 650, [
    [20n, 25n],
    [29n, 20n],
    [44n, 20n],
    [7n, 2n],
    [5n, 1n],
    [7n, 1n],
    [9n, 1n],
  ]),
  ...ladder('football', 700, [
    [10n, 14n],
    [26n, 20n],
    [2n, 1n],
    [3n, 1n],
    [9n, 2n],
    [6n, 1n],
    [8n, 1n],
  ]),
  ...ladder('basketball', 400, [
    [10n, 11n],
    [9n, 5n],
    [5n, 2n],
    [4n, 1n],
    [6n, 1n],
    [8n, 1n],
    [10n, 1n],
  ]),
  ...ladder('basketball', 450, [
    [10n, 12n],
    [3n, 2n],
    [22n, 10n],
    [7n, 2n],
    [5n, 1n],
    [7n, 1n],
    [9n, 1n],
  ]),
  ...ladder('basketball', 500, [
    [10n, 14n],
    [6n, 5n],
    [9n, 5n],
    [3n, 1n],
    [9n, 2n],
    [6n, 1n],
    [8n, 1n],
  ]),
];

const KEY = 'teaser-table';
type StoredRung = { sport: string; points: number; legs: number; num: string; den: string };

/** The table that holds now. */
export async function readTeaserTable(db: Kysely<Schema>): Promise<TeaserTable> {
  const row = await db.selectFrom('trading_settings').select('value').where('key', '=', KEY).executeTakeFirst();
  if (!row) return DEFAULT_TEASERS;
  // Written by this module alone.
  return (row.value as StoredRung[]).map(({ num, den, ...rung }) => ({ ...rung, price: ratio(BigInt(num), BigInt(den)) }));
}

/** Holds for what is placed from now on; what was placed keeps the ladder it was shown. */
export async function writeTeaserTable(
  trx: Trx,
  table: TeaserTable,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const value = JSON.stringify(
    table.map(({ price, ...rung }): StoredRung => ({ ...rung, num: String(price.num), den: String(price.den) })),
  );
  const row = { key: KEY, value, updated_by: by, updated_at: at };
  await trx
    .insertInto('trading_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_by: by, updated_at: at }))
    .execute();
}

/** Why a table cannot be taken, in words for the trader; null where it can: from two legs up without a gap, each rung paying more. */
export function teaserTableProblem(table: TeaserTable): string | null {
  const ladders = new Map<string, TeaserRung[]>();
  for (const rung of table) {
    const name = `${rung.sport} ${rung.points / 100}`;
    ladders.set(name, [...(ladders.get(name) ?? []), rung]);
  }
  for (const [name, rungs] of ladders) {
    const ordered = rungs.toSorted((a, b) => a.legs - b.legs);
    for (const [index, { legs, price }] of ordered.entries()) {
      if (legs !== index + 2) return `${name}: the ladder goes from two legs up, each number once; ${index + 2} is missing or twice.`;
      const before = ordered[index - 1];
      if (before && compareRatios(price, before.price) <= 0) return `${name}: ${legs} legs must pay more than ${legs - 1}.`;
    }
  }
  return null;
}

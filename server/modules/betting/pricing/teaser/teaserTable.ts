import type { Kysely } from 'kysely';
import { ratio } from '#src/shared/money/ratio.ts';
import type { TeaserMove, TeaserRule, TeaserRung, TeaserTable } from '#src/shared/betting/teaser.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { readSetting, type Setter, type Setting, writeSetting } from '#server/modules/catalogue/settings/index.ts';

const ladder = (
  sport: string,
  points: number,
  prices: readonly (readonly [bigint, bigint])[],
  besides?: TeaserMove['besides'],
): readonly TeaserRung[] =>
  prices.map(([num, den], index) => ({ sport, points, legs: index + 2, price: ratio(num, den), ...(besides ? { besides } : {}) }));

const special = (sport: string, points: number, legs: number, [num, den]: readonly [bigint, bigint]): TeaserRung => ({
  ...{ sport, points, legs, price: ratio(num, den) },
  ...WHOLE,
});
const WHOLE = { ties: 'lose', voids: 'refund' } as const satisfies TeaserRule;

/** Used until a trader sets a table (domain rules §2.6). */
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
  ...ladder(
    'football',
    600,
    [
      [10n, 11n],
      [9n, 5n],
      [3n, 1n],
      [9n, 2n],
      [7n, 1n],
    ],
    { sport: 'basketball', points: 400 },
  ),
  special('football', 1_000, 3, [10n, 12n]),
  special('football', 1_400, 4, [1n, 2n]),
];

const KEY = 'teaser-table';
type StoredRung = Omit<TeaserRung, 'price'> & { num: string; den: string };

const restore = (stored: unknown): TeaserTable =>
  (stored as StoredRung[]).map(({ num, den, ...rung }) => ({ ...rung, price: ratio(BigInt(num), BigInt(den)) }));

export const readTeaserSetting = (db: Kysely<Schema>): Promise<Setting<TeaserTable>> => readSetting(db, KEY, restore, DEFAULT_TEASERS);
export const readTeaserTable = async (db: Kysely<Schema>): Promise<TeaserTable> => (await readTeaserSetting(db)).value;

/** Writes the table for new bets. Null if `setter.version` is outdated. */
export const writeTeaserTable = (trx: Trx, table: TeaserTable, setter: Setter): Promise<number | null> =>
  writeSetting(
    trx,
    KEY,
    table.map(({ price, ...rung }): StoredRung => ({ ...rung, num: String(price.num), den: String(price.den) })),
    setter,
  );

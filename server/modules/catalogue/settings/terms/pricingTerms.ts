import type { Kysely } from 'kysely';
import { ratio, type Ratio } from '#src/shared/money/ratio.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { readSetting, type Setter, type Setting, writeSetting } from '../tradingSettings.ts';

export type HalfPointTerms = {
  /** Maximum distance from the main line, in hundredths of a point. */
  readonly most: number;
  /** American cents per half point; null if each line has its own price. */
  readonly cents: number | null;
  /** Key numbers (common winning margins), at which a half point costs `cents`. */
  readonly keys: readonly { readonly points: number; readonly cents: number }[];
};
export type HalfPoints = readonly (HalfPointTerms & { readonly sport: string; readonly market: 'spread' | 'total' })[];

/** Default share of the fair value paid at cash-out (domain rules §2.8). */
export const USUAL_KEPT: Ratio = ratio(19n, 20n);

export const CASH_OUT_KEY = 'cash-out-kept';
export const HALF_POINTS_KEY = 'half-points';

export const readCashOutKept = (db: Kysely<Schema>): Promise<Setting<Ratio>> => readSetting(db, CASH_OUT_KEY, keptOf, USUAL_KEPT);

export const readHalfPoints = (db: Kysely<Schema>): Promise<Setting<HalfPoints | null>> =>
  readSetting<HalfPoints | null>(db, HALF_POINTS_KEY, halfPointsOf, null);

export const writeCashOutKept = (trx: Trx, { num, den }: Ratio, setter: Setter): Promise<number | null> =>
  writeSetting(trx, CASH_OUT_KEY, { num: String(num), den: String(den) }, setter);

export const writeHalfPoints = (trx: Trx, table: HalfPoints | null, setter: Setter): Promise<number | null> =>
  writeSetting(trx, HALF_POINTS_KEY, { table }, setter);

export function keptOf(stored: unknown): Ratio {
  const { num, den } = stored as { readonly num: string; readonly den: string };
  return ratio(BigInt(num), BigInt(den));
}
export function halfPointsOf(stored: unknown): HalfPoints | null {
  type Stored = Omit<HalfPoints[number], 'cents' | 'keys'> & Partial<Pick<HalfPointTerms, 'cents' | 'keys'>>;
  const { table } = stored as { readonly table: readonly Stored[] | null };
  return table && table.map(({ cents = null, keys = [], ...row }) => ({ ...row, cents, keys }));
}

export function halfPointsProblem(table: HalfPoints): string | null {
  const seen = new Set<string>();
  for (const { sport, market, most, cents, keys } of table) {
    const name = `${sport}, ${market}`;
    if (seen.has(name)) return `${name}: stands there twice.`;
    if (most % 50 !== 0) return `${name}: ${most / 100} is no number of half points.`;
    const numbers = keys.map(({ points }) => points);
    if (numbers.length > 0 && cents === null) return `${name}: a key number has a price where every half point has one.`;
    const odd = numbers.find((points) => points % 50 !== 0);
    if (odd !== undefined) return `${name}: ${odd / 100} is no number of half points.`;
    if (new Set(numbers).size < numbers.length) return `${name}: a key number stands there twice.`;
    // Adjacent key numbers would give a half point two prices.
    if (numbers.some((points) => numbers.includes(points + 50))) return `${name}: key numbers are a whole point apart at least.`;
    seen.add(name);
  }
  return null;
}

export const hasPrices = (table: HalfPoints | null): table is HalfPoints => table?.some(({ cents }) => cents !== null) ?? false;

export const termsOfLines = (
  table: HalfPoints | null,
  of: { readonly sport: string; readonly market: string },
): HalfPoints[number] | undefined => table?.find((row) => row.sport === of.sport && row.market === of.market);

export const mostPoints = (table: HalfPoints | null, of: { readonly sport: string; readonly market: string }): number | null =>
  table === null ? null : (termsOfLines(table, of)?.most ?? 0);

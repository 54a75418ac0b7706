import type { BetMinimumsSetting, HalfPointsSetting } from '#src/shared/console/trading.ts';
import { dollars } from './cents.ts';

/** Parses a margin such as `1/20`. Null if malformed or over a half. */
export function marginIn(text: string): { readonly num: number; readonly den: number } | null {
  const [, num, den] = /^\s*(\d{1,5})\s*\/\s*([1-9]\d{0,4})\s*$/.exec(text) ?? [];
  if (num === undefined || den === undefined || 2 * Number(num) > Number(den)) return null;
  return { num: Number(num), den: Number(den) };
}

const keysText = (keys: HalfPointsSetting['keys']): string => keys.map(({ points, cents }) => `, ${cents} on ${points / 100}`).join('');

/** Formats rows as `football spread 3.5 at 10, 25 on 3`. Without `at`, each line has its own price. */
export const halfPointsText = (rows: readonly HalfPointsSetting[] | null): string =>
  (rows ?? [])
    .map(
      ({ sport, market, most, cents, keys }) => `${sport} ${market} ${most / 100}${cents === null ? '' : ` at ${cents}${keysText(keys)}`}`,
    )
    .join('\n');

const ROW = /^([a-z0-9-]{1,40}) (spread|total) (\d{1,2}(?:\.[05])?)(?: at (\d{1,3})((?:, \d{1,3} on \d{1,3}(?:\.[05])?)*))?$/;
const MOST_CENTS = 200;
const isPrice = (cents: number): boolean => cents >= 1 && cents <= MOST_CENTS;

/** Parses rows. Null for empty text, undefined for a malformed row. */
export function halfPointsIn(text: string): readonly HalfPointsSetting[] | null | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  const rows = lines.map(rowIn);
  return rows.every((row) => row !== null) ? rows : undefined;
}

function rowIn(line: string): HalfPointsSetting | null {
  const [, sport, market, points, at, on = ''] = ROW.exec(line) ?? [];
  const most = Number(points) * 100;
  if (sport === undefined || (market !== 'spread' && market !== 'total') || most < 50 || most > 5_000) return null;
  const cents = at === undefined ? null : Number(at);
  const keys = [...on.matchAll(/(\d+) on ([\d.]+)/g)].map(([, price, number]) => ({ points: Number(number) * 100, cents: Number(price) }));
  const isPriced = (cents === null || isPrice(cents)) && keys.length <= 10 && keys.every((key) => isPrice(key.cents) && key.points >= 50);
  return isPriced ? { sport, market, most, cents, keys } : null;
}

export function halfPointsConsequence(rows: readonly HalfPointsSetting[] | null): string {
  if (rows === null) return 'Players can buy every offered line, each at its own odds.';
  const priced = rows.filter(({ cents }) => cents !== null).length;
  const bought = `Players can buy points in ${rows.length === 1 ? 'one market' : `${rows.length} markets`} only.`;
  const sold = `${priced} ${priced === 1 ? 'has' : 'have'} a price per half point, which applies immediately to all players until the games start.`;
  return priced === 0 ? `${bought} Each line keeps its own odds.` : `${bought} ${sold} Open bets keep their odds.`;
}

export const minimumsConsequence = ({ leastStakeCents, leastOdds }: BetMinimumsSetting): string =>
  `From the next bet, the minimum is ${dollars(leastStakeCents)}${leastOdds ? ` and odds of ${leastOdds.num}/${leastOdds.den}` : ''} for all players.`;

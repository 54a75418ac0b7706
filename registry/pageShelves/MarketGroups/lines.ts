import { baseOf, type MarketOf } from './marketTypes.ts';

/** Types in the order of the columns of event lists. */
const LINES = ['spread', 'total', 'moneyline'] as const;

export type Lines = {
  readonly columns: readonly MarketOf[];
  readonly others: readonly MarketOf[];
  readonly names: readonly [string, string];
};

/** Two-sided markets that can share rows; null if fewer than two, or if nothing names the sides. */
export function linesOf(markets: readonly MarketOf[]): Lines | null {
  const columns = LINES.flatMap((type) => markets.filter((market) => baseOf(market.type) === type && market.selections.length === 2));
  const [first, second] = columns.find(({ type }) => baseOf(type) !== 'total')?.selections ?? [];
  if (columns.length < 2 || !first || !second) return null;
  return { columns, others: markets.filter((market) => !columns.includes(market)), names: [first.name.cleanName, second.name.cleanName] };
}

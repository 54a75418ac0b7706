import { baseOf, type MarketOf } from './marketTypes.ts';

/** Market types in the column order of event lists. */
const LINES = ['spread', 'total', 'moneyline'] as const;

export type Lines = {
  readonly columns: readonly MarketOf[];
  readonly others: readonly MarketOf[];
  readonly names: readonly [string, string];
};

/** Groups markets with two selections into columns. Null if there are fewer than two columns or no market names the teams. */
export function linesOf(markets: readonly MarketOf[]): Lines | null {
  const columns = LINES.flatMap((type) => markets.filter((market) => baseOf(market.type) === type && market.selections.length === 2));
  const [first, second] = columns.find(({ type }) => baseOf(type) !== 'total')?.selections ?? [];
  if (columns.length < 2 || !first || !second) return null;
  return { columns, others: markets.filter((market) => !columns.includes(market)), names: [first.name.cleanName, second.name.cleanName] };
}

import type { Catalogue, CatalogueEvent, Market, Selection } from '#server/modules/catalogue/index.ts';
import type { AuthoredMarketGridShelf } from '#server/contract/generated/authored.ts';
import type { MarketColumn, ResolversParentTypes } from './generated/resolvers.ts';

type Row = ResolversParentTypes['MarketGridRow'];
type Cell = ResolversParentTypes['MarketGridCell'];
export type GridLayout = Exclude<AuthoredMarketGridShelf['columns'], 'auto'>;

/** Sports whose grids show only the winner market. Handicaps are on the event page. */
const WINNER_SPORTS: ReadonlySet<string> = new Set(['tennis', 'darts', 'volleyball', 'esports', 'cricket', 'table-tennis']);

/** For `auto`, the first event with markets determines the columns. */
export function columnsOf(
  choice: AuthoredMarketGridShelf['columns'],
  events: readonly CatalogueEvent[],
  catalogue: Catalogue,
): MarketColumn[] {
  const column = (key: string, label: string): MarketColumn => ({ __typename: 'MarketColumn', key, label });
  const layout = choice === 'auto' ? (first(events, (event) => layoutOfEvent(event, catalogue)) ?? 'lines') : choice;
  if (layout === 'three-way') return [column('home', '1'), column('draw', 'X'), column('away', '2')];
  if (layout === 'winner') return [column('moneyline', 'Winner')];
  return [column('spread', spreadLabel(events, catalogue)), column('total', 'Total'), column('moneyline', 'Moneyline')];
}

export function layoutOfEvent({ id, sportId }: CatalogueEvent, catalogue: Catalogue): GridLayout | null {
  const types = new Set(
    catalogue
      .marketsOf(id)
      .filter(isShown)
      .map(({ type }) => type),
  );
  if (types.has('three-way')) return 'three-way';
  const isRace = WINNER_SPORTS.has(catalogue.sport(sportId)?.slug ?? sportId);
  if ((types.has('spread') || types.has('total')) && !isRace) return 'lines';
  return types.has('moneyline') ? 'winner' : null;
}

/** Returns the sport's name for the spread, such as `Puck Line`; `Spread` for several sports. */
function spreadLabel(events: readonly CatalogueEvent[], catalogue: Catalogue): string {
  const sports = new Set(events.map(({ sportId }) => sportId));
  const market =
    sports.size === 1
      ? first(events, ({ id }) => catalogue.marketsOf(id).find((each) => each.type === 'spread' && isShown(each)) ?? null)
      : null;
  return market?.name ?? 'Spread';
}

function first<T, U>(all: readonly T[], find: (each: T) => U | null): U | null {
  for (const each of all) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}

const isShown = ({ status }: Market): boolean => status !== 'HIDDEN';

export function rowsOf(nodeId: string, columns: readonly MarketColumn[], events: readonly CatalogueEvent[], catalogue: Catalogue): Row[] {
  return events.map((event) => {
    const markets = catalogue.marketsOf(event.id);
    return { __typename: 'MarketGridRow', id: `${nodeId}:${event.id}`, event, cells: columns.map(({ key }) => cellOf(key, markets)) };
  });
}

function cellOf(columnKey: string, markets: readonly Market[]): Cell {
  return { __typename: 'MarketGridCell', columnKey, selections: selectionsFor(columnKey, markets) };
}

/** Order in a cell: away before home, over before under (SDL, `MarketGridCell`). */
const READING_ORDER: Readonly<Record<string, number>> = { away: 0, over: 0, home: 1, under: 1 };

function selectionsFor(columnKey: string, markets: readonly Market[]): Selection[] {
  const offered = (type: string): readonly Selection[] =>
    markets.find((market) => market.type === type && isShown(market))?.selections ?? [];
  if (columnKey === 'home' || columnKey === 'draw' || columnKey === 'away')
    return offered('three-way').filter(({ type }) => type === columnKey);
  return offered(columnKey).toSorted((a, b) => (READING_ORDER[a.type] ?? a.ordinal + 2) - (READING_ORDER[b.type] ?? b.ordinal + 2));
}

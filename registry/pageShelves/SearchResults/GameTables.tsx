import { EventGrid } from '../../parts/event/EventGrid/EventGrid.tsx';
import type { Result } from './cards.tsx';

type Game = Extract<Result, { readonly __typename: 'HeadToHeadResult' }>;

/** Shares one table among games with the same columns. The table with the best match comes first. */
export const GameTables = ({ label, games }: { readonly label: string; readonly games: readonly Game[] }) =>
  tablesOf(games).map(([first, ...rest]) => (
    <EventGrid key={first.id} label={label} columns={first.columns} rows={[first, ...rest].map(({ row }) => row)} />
  ));

type Table = readonly [Game, ...(readonly Game[])];

function tablesOf(games: readonly Game[]): readonly Table[] {
  const tables = new Map<string, Table>();
  for (const game of games) {
    const columns = game.columns.map(({ label }) => label).join('\n');
    const table = tables.get(columns);
    tables.set(columns, table ? [...table, game] : [game]);
  }
  return [...tables.values()];
}

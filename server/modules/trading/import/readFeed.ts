import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { type CsvTable, type Fault, readCsv } from './csv.ts';
import { BrokenRow, type FeedGame } from './feedGame.ts';
import { NFLVERSE_COLUMNS, readNflverseRow } from './nflverse.ts';
import { readSoccerRow, roundKey, SOCCER_COLUMNS } from './soccer.ts';

/** All games, or all faults. The columns determine the format. */
export function readFeed(text: string): Result<readonly FeedGame[], readonly Fault[]> {
  const table = readCsv(text);
  if (!table.ok) return refuse([table.refusal]);
  const has = (names: readonly string[]): boolean => names.every((name) => table.value.columns.includes(name));
  if (has(NFLVERSE_COLUMNS)) return readRows(table.value, (row) => readNflverseRow(row));
  if (has(SOCCER_COLUMNS)) return readRows(table.value, (row, place) => readSoccerRow(row, place));
  return refuse([
    { line: 1, reason: `columns are neither those of nflverse games.csv (${NFLVERSE_COLUMNS.join(', ')}) nor ${SOCCER_COLUMNS.join(',')}` },
  ]);
}

function readRows(
  { rows }: CsvTable,
  read: (row: CsvTable['rows'][number], placeInRound: number) => FeedGame,
): Result<readonly FeedGame[], readonly Fault[]> {
  const games: FeedGame[] = [];
  const faults: Fault[] = [];
  const places = new Map<string, number>();
  const lines = new Map<string, number>();
  for (const row of rows) {
    const place = places.get(roundKey(row)) ?? 0;
    places.set(roundKey(row), place + 1);
    try {
      const game = read(row, place);
      const earlier = lines.get(game.eventId);
      if (earlier !== undefined) throw new BrokenRow(`the same game as in line ${earlier}`);
      lines.set(game.eventId, row.line);
      games.push(game);
    } catch (error) {
      if (!(error instanceof BrokenRow)) throw error;
      faults.push({ line: row.line, reason: error.message });
    }
  }
  if (rows.length === 0) faults.push({ line: 1, reason: 'there are no rows' });
  return faults.length > 0 ? refuse(faults) : ok(games);
}

import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { parseInstant } from '#server/platform/dates/instant.ts';
import { textIn } from '../import/cells.ts';
import { type CsvRow, type Fault, readCsv } from '../import/csv.ts';
import { broken, BrokenRow } from '../import/feedGame.ts';

export type Placing = {
  readonly line: number;
  readonly marketId: string;
  readonly selectionId: string;
  readonly place: number | 'did-not-run' | 'unplaced';
  readonly decidedAt: Date | null;
};

const PLACING_COLUMNS = ['market_id', 'selection_id', 'place'] as const;

/** All placings, or all faults. Null if the text is malformed CSV or has other columns. */
export function readPlacings(text: string): Result<readonly Placing[], readonly Fault[]> | null {
  const table = readCsv(text);
  if (!table.ok || !PLACING_COLUMNS.every((name) => table.value.columns.includes(name))) return null;
  const placings: Placing[] = [];
  const faults: Fault[] = [];
  const lines = new Map<string, number>();
  for (const row of table.value.rows) {
    try {
      const placing = placingIn(row);
      const earlier = lines.get(placing.selectionId);
      if (earlier !== undefined) broken(`the same runner as in line ${earlier}`);
      lines.set(placing.selectionId, row.line);
      placings.push(placing);
    } catch (error) {
      if (!(error instanceof BrokenRow)) throw error;
      faults.push({ line: row.line, reason: error.message });
    }
  }
  if (table.value.rows.length === 0) faults.push({ line: 1, reason: 'there are no rows' });
  return faults.length > 0 ? refuse(faults) : ok(placings);
}

function placingIn({ line, cells }: CsvRow): Placing {
  const said = cells['decided_at'] ?? '';
  return {
    line,
    marketId: textIn(cells, 'market_id'),
    selectionId: textIn(cells, 'selection_id'),
    place: placeIn(textIn(cells, 'place')),
    decidedAt: said === '' ? null : (parseInstant(said) ?? broken(`decided_at is "${said}", not an instant like 2023-11-03T03:21:09Z`)),
  };
}

function placeIn(text: string): Placing['place'] {
  if (text === '-') return 'unplaced';
  if (text === 'NR') return 'did-not-run';
  return /^[1-9]\d{0,2}$/.test(text)
    ? Number(text)
    : broken(`place is "${text}", not 1 or more, - for unplaced or NR for one that did not run`);
}

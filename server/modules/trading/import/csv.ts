import { parse } from 'csv-parse/sync';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { isWholeNumber, membersOf } from '#src/shared/values/plainObject.ts';
import { messageOf } from '#server/platform/errors.ts';

export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };
export type CsvTable = { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] };
export type Fault = { readonly line: number; readonly reason: string };

export function readCsv(text: string): Result<CsvTable, Fault> {
  try {
    const records = parse(text, { bom: true, info: true, skip_empty_lines: true, trim: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const [header, ...body] = records;
    if (!header) return refuse({ line: 1, reason: 'the file is empty' });
    const rows = body.map(({ record, info }) => ({
      line: info.lines,
      cells: Object.fromEntries(header.record.map((name, index) => [name, record[index] ?? ''])),
    }));
    return ok({ columns: header.record, rows });
  } catch (error) {
    const { lines } = membersOf(error);
    return refuse({ line: isWholeNumber(lines) ? lines : 1, reason: messageOf(error) });
  }
}

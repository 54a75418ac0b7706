import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { NewRow, Schema } from './schema/index.ts';

/** Placeholder for an argument in a statement whose text is built only once. */
class Slot {
  constructor(readonly name: string) {}
}

export type Slots<Args> = { readonly [Name in keyof Args]: RawBuilder<Args[Name]> };

/**
 * Builds a statement's text at first use and keeps it, because building takes longer than sending. `build` must give the same text for all
 * arguments.
 */
export function builtOnce<Args extends object, Row>(
  build: (db: Kysely<Schema>, slots: Slots<Args>) => Compilable<Row>,
): (db: Kysely<Schema>, args: Args) => Compilable<Row> {
  let built: CompiledQuery<Row> | null = null;
  return (db, args) => ({
    compile: () => {
      built ??= build(db, slotsOf<Args>()).compile();
      const { parameters } = built;
      return { ...built, parameters: parameters.map((one) => (one instanceof Slot ? args[one.name as keyof Args] : one)) };
    },
  });
}

const slotsOf = <Args>(): Slots<Args> => new Proxy({}, { get: (_target, name) => sql.val(new Slot(String(name))) }) as Slots<Args>;

type Column<T extends keyof Schema> = keyof NewRow<T> & string;

/**
 * Passes a list by a subselect, so that PostgreSQL makes one plan for lists of any length. If it knew the length, it would plan again at
 * every use.
 */
export const listOf = <T>(list: RawBuilder<T> | T, type: 'bigint' | 'integer' | 'text' | 'timestamptz'): RawBuilder<T> =>
  sql<T>`(SELECT ${list}::${sql.raw(type)}[])`;

/** Inserts rows and returns the columns `returning`. Builds the text once for each number of rows. */
export function insertionOf<T extends keyof Schema & string, const C extends readonly Column<T>[], Returned = never>(
  table: T,
  columns: C,
  returning: readonly (keyof Returned & string)[] = [],
): (rows: readonly Pick<NewRow<T>, C[number]>[]) => Compilable<Returned> {
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  const head = `INSERT INTO "${table}" (${quoted(columns)}) VALUES `;
  const tail = returning.length === 0 ? '' : ` RETURNING ${quoted(returning)}`;
  const texts = new Map<number, string>();
  const textOf = (count: number): string => {
    const row = (at: number): string => `(${columns.map((_, n) => `$${at * columns.length + n + 1}`).join(', ')})`;
    return `${head}${Array.from({ length: count }, (_, at) => row(at)).join(', ')}${tail}`;
  };
  return (rows) => ({
    compile: () => {
      const text = texts.get(rows.length) ?? textOf(rows.length);
      texts.set(rows.length, text);
      return CompiledQuery.raw(
        text,
        rows.flatMap((row) => columns.map((column: C[number]) => row[column])),
      );
    },
  });
}

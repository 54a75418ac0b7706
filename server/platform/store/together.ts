import { createHash } from 'node:crypto';
import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema/index.ts';

type Answers<Asked extends readonly Compilable<unknown>[]> = {
  readonly [At in keyof Asked]: Asked[At] extends Compilable<infer Row> ? readonly Row[] : never;
};
export type Prepared = Pick<CompiledQuery, 'parameters' | 'sql'> & { readonly name: string | null };

class Journey implements CompiledQuery {
  readonly #raw = CompiledQuery.raw('-- several');
  readonly query = this.#raw.query;
  readonly queryId = this.#raw.queryId;
  readonly sql = this.#raw.sql;
  readonly parameters = this.#raw.parameters;

  constructor(readonly statements: readonly Prepared[]) {}
}

export const journeyOf = (query: CompiledQuery): readonly Prepared[] | undefined =>
  query instanceof Journey ? query.statements : undefined;

/**
 * Sends independent statements in one round trip. Each has its own snapshot; outside a transaction, each commits alone. Throws the first
 * failure. Never select `*`: prepared statements break when columns change.
 */
export async function together<const Asked extends readonly Compilable<unknown>[]>(
  db: Kysely<Schema>,
  asked: Asked,
): Promise<Answers<Asked>> {
  const statements = asked.map((one) => {
    const { sql, parameters } = one.compile();
    return { sql, parameters, name: nameOf(sql) };
  });
  const { rows } = await db.executeQuery(new Journey(statements));
  return rows as unknown as Answers<Asked>;
}

/** Maximum prepared statements. Texts differ by the number of legs and would fill the connections' memory. */
const MOST_PREPARED = 200;
/** Maximum characters of a prepared statement, which the database keeps once a connection. */
const MOST_TEXT = 4_000;
const names = new Map<string, string>();

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED || text.length > MOST_TEXT) return known ?? null;
  // Names by content, so that processes behind one pooler never give two statements one name.
  const name = `linemaker-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  names.set(text, name);
  return name;
}

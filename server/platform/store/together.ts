import { type Compilable, CompiledQuery, type Transaction } from 'kysely';
import type { Schema } from './schema/index.ts';

/** Each statement's rows, in order. */
type Answers<Asked extends readonly Compilable<unknown>[]> = {
  readonly [At in keyof Asked]: Asked[At] extends Compilable<infer Row> ? readonly Row[] : never;
};
export type Prepared = Pick<CompiledQuery, 'parameters' | 'sql'> & { readonly name: string | null };

/**
 * The one query that stands for several on their way through Kysely, which knows of single ones alone. It carries them itself: kept beside it
 * in a weak map they would outlive each small collection of garbage, and the large ones stop all that is being placed.
 */
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
 * Statements that do not wait for each other's answers, in one round trip: each with a snapshot of its own, as if they were sent one after
 * the other. The first that fails is thrown, and those behind it fail with it. They are prepared once for each connection: none may ask for
 * `*`, whose columns may change while we run.
 */
export async function together<const Asked extends readonly Compilable<unknown>[]>(
  trx: Transaction<Schema>,
  asked: Asked,
): Promise<Answers<Asked>> {
  const statements = asked.map((one) => {
    const { sql, parameters } = one.compile();
    return { sql, parameters, name: nameOf(sql) };
  });
  const { rows } = await trx.executeQuery(new Journey(statements));
  return rows as unknown as Answers<Asked>;
}

/** A statement of as many forms as there are bets and legs in one is prepared in the first of them: each connection keeps all. */
const MOST_PREPARED = 200;
const names = new Map<string, string>();

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known ?? null;
  const name = `linemaker-${names.size}`;
  names.set(text, name);
  return name;
}

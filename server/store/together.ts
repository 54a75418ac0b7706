import { type Compilable, CompiledQuery, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Each statement's rows, in order. */
type Answers<Asked extends readonly Compilable<unknown>[]> = {
  readonly [At in keyof Asked]: Asked[At] extends Compilable<infer Row> ? readonly Row[] : never;
};
export type Prepared = CompiledQuery & { readonly name: string | null };

/** By the one query that stands for them on their way through Kysely, which knows of single ones alone. */
const journeys = new WeakMap<CompiledQuery, readonly Prepared[]>();
export const journeyOf = (query: CompiledQuery): readonly Prepared[] | undefined => journeys.get(query);

/**
 * Statements that do not wait for each other's answers, in one round trip: each with a snapshot of its own, as if they were sent one after
 * the other. The first that fails is thrown, and those behind it fail with it. They are prepared once for each connection: none may ask for
 * `*`, whose columns may change while we run.
 */
export async function together<const Asked extends readonly Compilable<unknown>[]>(
  trx: Transaction<Schema>,
  asked: Asked,
): Promise<Answers<Asked>> {
  const journey = CompiledQuery.raw('-- several');
  journeys.set(
    journey,
    asked.map((one) => {
      const query = one.compile();
      return { ...query, name: nameOf(query.sql) };
    }),
  );
  const { rows } = await trx.executeQuery(journey);
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

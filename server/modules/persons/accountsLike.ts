import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { type KeyedPerson, type PersonKeys, probesOf } from './personKeys.ts';

export async function accountsLike(db: Kysely<Schema>, keys: PersonKeys, person: KeyedPerson): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`
    SELECT DISTINCT player_id FROM person_keys WHERE hash = ANY(${[...probesOf(keys, person)]}::text[]) ORDER BY player_id`.execute(db);
  return rows.map(({ player_id: id }) => id);
}

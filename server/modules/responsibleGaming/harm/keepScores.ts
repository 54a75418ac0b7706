import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Ports } from '#server/platform/ports.ts';
import { type Schema, type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { StoredMarker } from '#server/platform/store/schema/harm.ts';
import { type Answering, answerLevel } from './answerLevel.ts';
import { readRecord } from './readRecord.ts';
import { type HarmScore, scoreOf } from './score.ts';

type Deps = Answering & { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'newId' | 'now'> };

/** Minutes between scores of logged-in players. Players above level 0 are also scored daily, because their old activity expires. */
const AGAIN_MINUTES = 10;
const MOST_AT_ONCE = 100;

/** Scores and writes, longest wait first. Returns the number of scored players. */
export async function computeHarm(deps: Deps & { readonly log: Pick<Logger, 'error'> }, goesOn = (): boolean => true): Promise<number> {
  const failed: string[] = [];
  for (let done = 0; ;) {
    const now = deps.ports.now();
    const due = await duePersons(deps.db, now, failed);
    if (due.length === 0) return done;
    for (const personId of due) {
      if (!goesOn()) return done;
      try {
        await withTransaction(deps.db, (trx) => keepScore(trx, deps, personId, now));
        done += 1;
      } catch (error) {
        deps.log.error({ event: 'harm-not-computed', personId, error });
        failed.push(personId);
      }
    }
  }
}

async function duePersons(db: Kysely<Schema>, now: Date, without: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (
      SELECT p.person_id AS id, c.computed_at FROM sessions s JOIN players p ON p.id = s.player_id LEFT JOIN harm_computed c ON c.person_id = p.person_id
      WHERE s.ended_at IS NULL AND (c.computed_at IS NULL OR c.computed_at <= ${now}::timestamptz - make_interval(mins => ${AGAIN_MINUTES}))
      UNION SELECT person_id, computed_at FROM harm_computed WHERE level > 0 AND computed_at <= ${now}::timestamptz - interval '1 day') AS due
    WHERE id <> ALL (${without}::text[])
    ORDER BY computed_at NULLS FIRST, id LIMIT ${MOST_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

export const currentScore = async (db: Kysely<Schema>, personId: string, now: Date): Promise<HarmScore> =>
  scoreOf(await readRecord(db, personId, now));

/** Writes the score if its markers or points changed; returns it. Locks the person, so that parallel processes find no change. */
export async function keepScore(trx: Trx, deps: Answering, personId: string, now: Date): Promise<HarmScore> {
  await trx.selectFrom('persons').select('id').where('id', '=', personId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const score = await currentScore(trx, personId, now);
  const { points, level, markers } = score;
  const before = await trx
    .selectFrom('harm_scores')
    .select(['points', 'level', 'markers'])
    .where('person_id', '=', personId)
    .orderBy('computed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('harm_computed')
    .values({ person_id: personId, computed_at: now, level })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ computed_at: now, level }))
    .execute();
  if (namesOf(before?.markers ?? []) === namesOf(markers) && (before?.points ?? 0) === points) return score;
  const id = deps.ports.newId();
  await trx
    .insertInto('harm_scores')
    .values({ id, person_id: personId, computed_at: now, points, level, markers: JSON.stringify(markers) })
    .execute();
  await answerLevel(trx, deps, { personId, scoreId: id, score, before: before ?? { points: 0, level: 0 }, now });
  return score;
}

const namesOf = (markers: readonly StoredMarker[]): string =>
  markers
    .map(({ name, isStrong }) => `${name}${isStrong ? '!' : ''}`)
    .toSorted()
    .join(' ');

/** Deletes markers and visits after 13 months; keeps scores and cases. */
export async function forgetHarm(db: Kysely<Schema>, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() - 13);
  await db.updateTable('harm_scores').set({ markers: null }).where('markers', 'is not', null).where('computed_at', '<', until).execute();
  await db.deleteFrom('exclusion_page_visits').where('visited_at', '<', until).execute();
}

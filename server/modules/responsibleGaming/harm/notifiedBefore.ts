import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import type { StoredMarker } from '#server/platform/store/schema/harm.ts';
import type { HarmScore } from './score.ts';

const DAY_MS = 24 * 3_600_000;
/** Mails again in this period only for a higher level. */
const QUIET_MS = 30 * DAY_MS;
/** Weeks in which a closed case suppresses new ones. Markers cover the same weeks. */
const CASE_WEEKS = 13;

type Kept = { readonly level: number; readonly computed_at: Date };

export function isWrittenOf(oldestFirst: readonly Kept[]): boolean {
  const written: Kept[] = [];
  let before = 0;
  for (const score of oldestFirst) {
    const isTold = written.some(
      ({ level, computed_at: at }) => level >= score.level && score.computed_at.getTime() - at.getTime() < QUIET_MS,
    );
    if (score.level > before && !isTold) written.push(score);
    before = score.level;
  }
  return oldestFirst.length > 0 && written.at(-1) === oldestFirst.at(-1);
}

/** True if the last score needs a mail. Write the score first. */
export async function isMailDue(db: Kysely<Schema>, personId: string): Promise<boolean> {
  const scores = await db
    .selectFrom('harm_scores')
    .select(['level', 'computed_at'])
    .where('person_id', '=', personId)
    .orderBy('computed_at')
    .execute();
  return isWrittenOf(scores);
}

/** True if the latest case was closed recently with all these markers and at least these points. */
export async function isDecided(db: Kysely<Schema>, personId: string, { points, markers }: HarmScore, now: Date): Promise<boolean> {
  const { rows } = await sql<{ points: number; markers: readonly StoredMarker[] | null }>`
    SELECT s.points, s.markers FROM harm_scores s JOIN harm_scores first ON first.person_id = s.person_id AND s.computed_at >= first.computed_at
    JOIN LATERAL (SELECT * FROM harm_cases WHERE person_id = ${personId} ORDER BY opened_at DESC LIMIT 1) AS c ON c.score_id = first.id
    WHERE s.computed_at <= c.closed_at AND c.closed_at > ${now}::timestamptz - make_interval(weeks => ${CASE_WEEKS})`.execute(db);
  const known = rows.flatMap((row) => row.markers ?? []);
  const isKnown = ({ name, isStrong }: StoredMarker): boolean => known.some((one) => one.name === name && (one.isStrong || !isStrong));
  return rows.some((row) => row.points >= points) && markers.every(isKnown);
}

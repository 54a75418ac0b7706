import { type Kysely, sql } from 'kysely';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { liftHarmNotices } from '../harmGate/index.ts';
import type { HarmOutcome, StoredMarker } from '#server/platform/store/schema/harm.ts';

/** Hours in which compliance should call. `isMissed`: they passed while the case was open. */
export type Wait = { readonly from: string; readonly until: string; readonly isMissed: boolean };
export type HarmCaseView = {
  readonly id: string;
  readonly openedAt: string;
  readonly points: number;
  readonly level: number;
  readonly outcome: HarmOutcome | null;
  readonly reason: string | null;
  readonly closedBy: string | null;
  readonly closedAt: string | null;
  readonly wait: Wait | null;
};
export type OpenCase = {
  readonly caseId: string;
  readonly playerId: string;
  readonly level: number;
  readonly openedAt: string;
  readonly wait: Wait | null;
};
export type HarmFile = {
  readonly scores: readonly {
    readonly computedAt: string;
    readonly points: number;
    readonly level: number;
    readonly markers: readonly StoredMarker[] | null;
  }[];
  readonly cases: readonly HarmCaseView[];
};

/** Open cases, one account per person; highest level first, then oldest. */
export async function openHarmCases(db: Kysely<Schema>, most: number, now: Date): Promise<readonly OpenCase[]> {
  const rows = await db
    .selectFrom('harm_cases as c')
    .innerJoin('harm_computed as s', 's.person_id', 'c.person_id')
    // The case has the id of the person's first account, which may belong to another person since a join.
    .innerJoin('players as f', 'f.id', 'c.person_id')
    .where('c.closed_at', 'is', null)
    .select([
      ...(['c.id', 'c.opened_at', 'c.contact_from', 'c.waits_until', 's.level'] as const),
      sql<string>`coalesce((SELECT min(p.id) FROM players p WHERE p.person_id = f.person_id AND NOT p.is_duplicate), f.id)`.as('playerId'),
    ])
    .orderBy('s.level', 'desc')
    .orderBy('c.opened_at')
    .limit(most)
    .execute();
  return rows.map(({ id, playerId, level, opened_at: at, ...row }) => ({
    ...{ caseId: id, playerId, level, openedAt: at.toISOString() },
    wait: waitOf({ ...row, closed_at: null }, now),
  }));
}

/** Cases of the player's person and of persons joined to it, newest first. Null for an unknown player. */
export async function harmFileOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<HarmFile | null> {
  const player = await db.selectFrom('players').select('person_id').where('id', '=', playerId).executeTakeFirst();
  if (!player) return null;
  const persons = db.selectFrom('players').select('id').where('person_id', '=', player.person_id);
  const scores = await db
    .selectFrom('harm_scores')
    .select(['computed_at', 'points', 'level', 'markers'])
    .where('person_id', 'in', persons)
    .orderBy('computed_at', 'desc')
    .execute();
  const cases = await db
    .selectFrom('harm_cases as c')
    .innerJoin('harm_scores as s', 's.id', 'c.score_id')
    .select([
      'c.id',
      'c.opened_at',
      'c.outcome',
      'c.reason',
      'c.closed_by',
      'c.closed_at',
      'c.contact_from',
      'c.waits_until',
      's.points',
      's.level',
    ])
    .where('c.person_id', 'in', persons)
    .orderBy('c.opened_at', 'desc')
    .execute();
  return {
    scores: scores.map(({ computed_at: at, ...score }) => ({ ...score, computedAt: at.toISOString() })),
    cases: cases.map(({ id, points, level, outcome, reason, ...row }) => ({
      ...{ id, points, level, outcome, reason },
      openedAt: row.opened_at.toISOString(),
      closedBy: row.closed_by,
      closedAt: row.closed_at?.toISOString() ?? null,
      wait: waitOf(row, now),
    })),
  };
}

type Waiting = { readonly contact_from: Date | null; readonly waits_until: Date | null; readonly closed_at: Date | null };

const waitOf = ({ contact_from: from, waits_until: until, closed_at: closedAt }: Waiting, now: Date): Wait | null =>
  from === null || until === null ? null : { from: from.toISOString(), until: until.toISOString(), isMissed: until <= (closedAt ?? now) };

export type Closing = {
  readonly caseId: string;
  readonly outcome: HarmOutcome;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/** Closes a case; withdraws the person's notices if there was no harm. Writes. Returns the person's id; null if the case is not open. */
export async function closeHarmCase(trx: Trx, { caseId, outcome, reason, by, at }: Closing): Promise<string | null> {
  const closed = await trx
    .updateTable('harm_cases')
    .set({ outcome, reason, closed_by: by, closed_at: at })
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (closed && outcome === 'NO_HARM') await liftHarmNotices(trx, closed.person_id, at);
  return closed?.person_id ?? null;
}

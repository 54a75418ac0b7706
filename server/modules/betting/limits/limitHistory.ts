import { type Kysely, sql } from 'kysely';
import type { LimitFact } from '#src/shared/limits/limitFacts.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';

export type LimitObjection = {
  readonly id: string;
  readonly words: string;
  readonly madeAt: Date;
  readonly answer: { readonly words: string; readonly at: Date } | null;
};
export type TraderLimitChange = {
  readonly id: string;
  readonly mostStakeCents: Cents | null;
  readonly mostExposureCents: Cents | null;
  readonly sports: readonly { readonly id: string; readonly name: string }[] | null;
  readonly facts: readonly LimitFact[];
  /** Never shown to players. */
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: Date;
  readonly objection: LimitObjection | null;
};

const cents = (value: string | null): Cents | null => (value === null ? null : BigInt(value));

export async function traderLimitHistory(db: Kysely<Schema>, playerId: string): Promise<readonly TraderLimitChange[]> {
  const rows = await changes(db).where('c.player_id', '=', playerId).orderBy('c.ordinal', 'desc').execute();
  return rows.map(changeOf);
}

export async function limitChangeOf(db: Kysely<Schema>, id: string): Promise<TraderLimitChange | null> {
  const row = await changes(db).where('c.id', '=', id).executeTakeFirst();
  return row ? changeOf(row) : null;
}

type Sports = TraderLimitChange['sports'];
const changes = (db: Kysely<Schema>) =>
  db
    .selectFrom('player_limit_changes as c')
    .leftJoin('limit_objections as o', 'o.change_id', 'c.id')
    .leftJoin('limit_objection_answers as a', 'a.objection_id', 'o.id')
    .select([
      ...(['c.id', 'c.most_stake', 'c.most_exposure', 'c.facts', 'c.reason', 'c.set_by', 'c.set_at'] as const),
      ...(['o.id as objectionId', 'o.words', 'o.made_at', 'a.words as answer', 'a.answered_at'] as const),
      sql<Sports>`(SELECT json_agg(json_build_object('id', s.id, 'name', s.name) ORDER BY s.ordinal) FROM sports s WHERE s.id = ANY(c.sports))`.as(
        'sports',
      ),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const changeOf = ({ id, facts, reason, sports, ...row }: Found): TraderLimitChange => ({
  ...{ id, facts, reason, sports },
  mostStakeCents: cents(row.most_stake),
  mostExposureCents: cents(row.most_exposure),
  setBy: row.set_by,
  setAt: row.set_at,
  objection: objectionOf(row),
});

function objectionOf({
  objectionId: id,
  words,
  made_at: madeAt,
  answer,
  answered_at: at,
}: Omit<Found, 'facts' | 'id' | 'reason' | 'sports'>) {
  if (id === null || words === null || madeAt === null) return null;
  return { id, words, madeAt, answer: answer === null || at === null ? null : { words: answer, at } };
}

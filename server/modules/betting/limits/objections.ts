import type { Kysely } from 'kysely';
import { LEAST_OBJECTION, MOST_OBJECTION } from '#src/shared/limits/objections.ts';
import { refuse, type Result, ok } from '#src/shared/values/result.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { answerMail, type Noticing } from './notices.ts';
import { limitsIn } from './traderLimits.ts';

export type ObjectionRefusal = 'known' | 'length' | 'lifted' | 'unknown';
export type Objecting = {
  readonly playerId: string;
  readonly changeId: string;
  readonly words: string;
  readonly at: Date;
  readonly id: string;
};

/** Writes an objection. The primary key allows one per limit change, without locks. */
export async function objectToLimit(
  trx: Trx,
  { playerId, changeId, words, at, id }: Objecting,
): Promise<Result<undefined, ObjectionRefusal>> {
  const written = words.trim();
  if (written.length < LEAST_OBJECTION || written.length > MOST_OBJECTION) return refuse('length');
  const known = await trx
    .selectFrom('player_limit_changes')
    .select('id')
    .where('id', '=', changeId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!known) return refuse('unknown');
  const held = await trx.selectFrom('player_limits').selectAll().where('player_id', '=', playerId).executeTakeFirstOrThrow();
  if (held.id !== changeId || limitsIn(held) === null) return refuse('lifted');
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('limit_objections')
    .values({ id, change_id: changeId, words: written, made_at: at })
    .onConflict((conflict) => conflict.column('change_id').doNothing())
    .executeTakeFirst();
  return count === 1n ? ok(undefined) : refuse('known');
}

export type OpenObjection = { readonly objectionId: string; readonly playerId: string; readonly madeAt: string };

export async function openObjections(db: Kysely<Schema>, most: number): Promise<readonly OpenObjection[]> {
  const rows = await db
    .selectFrom('limit_objections as o')
    .innerJoin('player_limit_changes as c', 'c.id', 'o.change_id')
    .leftJoin('limit_objection_answers as a', 'a.objection_id', 'o.id')
    .where('a.objection_id', 'is', null)
    .select(['o.id', 'c.player_id', 'o.made_at'])
    .orderBy('o.made_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ objectionId: row.id, playerId: row.player_id, madeAt: row.made_at.toISOString() }));
}

export type Answering = { readonly objectionId: string; readonly words: string; readonly by: string; readonly at: Date };
export type Answered = { readonly playerId: string; readonly mailId: string | null };

/** Writes the answer to an objection, and its mail, at most once. Send the mail after the commit. */
export async function answerObjection(
  trx: Trx,
  { mail }: Pick<Noticing, 'mail'>,
  { objectionId, words, by, at }: Answering,
): Promise<Result<Answered, 'known' | 'unknown'>> {
  const found = await trx
    .selectFrom('limit_objections as o')
    .innerJoin('player_limit_changes as c', 'c.id', 'o.change_id')
    .innerJoin('players as p', 'p.id', 'c.player_id')
    .select(['p.id', 'p.email'])
    .where('o.id', '=', objectionId)
    .executeTakeFirst();
  if (!found) return refuse('unknown');
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('limit_objection_answers')
    .values({ objection_id: objectionId, words, answered_by: by, answered_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (count !== 1n) return refuse('known');
  return ok({ playerId: found.id, mailId: mail.canSend ? await mail.put(trx, answerMail(found.email, words)) : null });
}

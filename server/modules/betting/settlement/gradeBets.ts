import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { legVerdict } from './legVerdict.ts';
import { settleBatch } from './settleBatch.ts';
import { tellSettled } from './tellSettled.ts';

/** Bets that this call brought to an end or corrected. */
export type Settlement = { readonly settledBets: number; readonly round: number };
type Round = { readonly eventId: string; readonly round: number };

/** Bets of one transaction: a kill loses at most the work of one batch, and a placement waits for at most one. */
const BATCH_SIZE = 100;

/** Grades the bets on an event by what is recorded of it, batch by batch, until all are done or a newer round has taken over. */
export async function gradeBets(deps: DomainDeps, { eventId, round }: Round): Promise<Settlement> {
  let settledBets = 0;
  for (let after = ''; ;) {
    const batch = await withTransaction(deps.db, (trx) => nextBatch(deps, trx, { eventId, round, after }));
    if (!batch) return { settledBets, round };
    settledBets += batch.bets.filter(({ isOver }) => isOver).length;
    await tellSettled(deps, batch.bets);
    if (batch.last === null) break;
    after = batch.last;
  }
  await deps.db
    .updateTable('results')
    .set({ completed_at: deps.ports.now() })
    .where('event_id', '=', eventId)
    .where('round', '=', round)
    .execute();
  return { settledBets, round };
}

/** Null when a newer result has taken over. `last` is where the next batch begins, null after the last one. */
async function nextBatch({ ports }: DomainDeps, trx: Trx, { eventId, round, after }: Round & { readonly after: string }) {
  // Held until the end: nobody records another result or grade of the event meanwhile, and nobody else works at it.
  const result = await trx
    .updateTable('results')
    .set({ worked_at: ports.now() })
    .where('event_id', '=', eventId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (result.round !== round) return null;
  const grades = await trx.selectFrom('selection_grades').selectAll().where('event_id', '=', eventId).execute();
  let legs = trx.selectFrom('bet_legs').select('bet_id').distinct().where('event_id', '=', eventId).where('bet_id', '>', after);
  // A first grading needs only what is pending; a correction looks at all of them again.
  if (round === 0) legs = legs.where('outcome', '=', 'PENDING');
  const ids = (await legs.orderBy('bet_id').limit(BATCH_SIZE).execute()).map((leg) => leg.bet_id);
  const bets = ids.length === 0 ? [] : await settleBatch(trx, { betIds: ids, grade: legVerdict(result, grades), now: ports.now() });
  return { bets, last: ids.length < BATCH_SIZE ? null : (ids.at(-1) ?? null) };
}

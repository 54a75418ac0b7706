import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { readFacts } from './grades/facts.ts';
import { legGrader } from './legGrader.ts';
import { settleBatch } from './settleBatch.ts';
import { notifySettled } from './notifySettled.ts';

export type Settlement = { readonly settledBets: number; readonly round: number };
type Round = { readonly eventId: string; readonly round: number };

/** Bets per transaction; few, because placements wait for its commit. */
const BATCH_SIZE = 100;

/** Grades the bets of a settlement round, or stops if a newer round began. Locks, writes and publishes per batch. */
export async function gradeBets(deps: DomainDeps, { eventId, round }: Round): Promise<Settlement> {
  let settledBets = 0;
  for (let after = ''; ;) {
    const batch = await withTransaction(deps.db, (trx) => nextBatch(deps, trx, { eventId, round, after }));
    if (!batch) return { settledBets, round };
    settledBets += batch.bets.filter(({ isOver }) => isOver).length;
    await notifySettled(deps, batch.bets);
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

async function nextBatch({ ports }: DomainDeps, trx: Trx, { eventId, round, after }: Round & { readonly after: string }) {
  // Locks the result, so that only one process grades the event.
  const result = await trx
    .updateTable('results')
    .set({ worked_at: ports.now() })
    .where('event_id', '=', eventId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (result.round !== round) return null;
  const grades = await trx.selectFrom('selection_grades').selectAll().where('event_id', '=', eventId).execute();
  let legs = trx.selectFrom('bet_legs').select('bet_id').distinct().where('event_id', '=', eventId).where('bet_id', '>', after);
  if (round === 0) legs = legs.where('outcome', '=', 'PENDING');
  const ids = (await legs.orderBy('bet_id').limit(BATCH_SIZE).execute()).map((leg) => leg.bet_id);
  if (ids.length === 0) return { bets: [], last: null };
  const grade = legGrader(result, grades, await readFacts(trx, eventId));
  const bets = await settleBatch(trx, { betIds: ids, grade, now: ports.now() });
  return { bets, last: ids.length < BATCH_SIZE ? null : (ids.at(-1) ?? null) };
}

import { ok, refuse, type Result } from '#src/lib/result.ts';
import { topics } from '../live/bus.ts';
import { type Trx, withTransaction } from '../store/index.ts';
import type { DomainDeps } from './deps.ts';
import { type FinalScore, gradeLeg } from './grading.ts';
import { type Leg, type LegGrade, settleBatch } from './settleBatch.ts';
import { tellSettled } from './tellSettled.ts';

/** How an event ended; `origin` says who said so: the simulation, a file and line, a trader. */
export type ScoreResult = { readonly eventId: string; readonly homeScore: number; readonly awayScore: number; readonly origin: string };
export type VoidResult = { readonly eventId: string; readonly reason: string; readonly origin: string };
/** Bets that this call brought to an end or corrected. */
export type Settlement = { readonly settledBets: number; readonly round: number };

/** A score came for an event that was voided. What was refunded is not payable again, so nothing was changed. */
export class EventIsVoid extends Error {
  constructor(
    readonly eventId: string,
    readonly reason: string,
  ) {
    super(`Event ${eventId} was voided (${reason}): its bets were returned and stay so`);
  }
}

type Ending = { readonly eventId: string; readonly origin: string; readonly score: FinalScore | null; readonly voidReason: string | null };

/** Bets of one transaction: a kill loses at most the work of one batch, and a placement waits for at most one. */
const BATCH_SIZE = 100;

/**
 * Settles every bet with a leg on the event, each exactly once however often this is called or killed. Another score than before
 * regrades: the difference is entered as a correction, nothing recorded is edited. The event is finished before the first bet is.
 * Throws `RangeError` for a score that is not a whole number of at least 0, `EventIsVoid` after `voidEvent`.
 */
export function settleEvent(deps: DomainDeps, { eventId, homeScore, awayScore, origin }: ScoreResult): Promise<Settlement> {
  if (![homeScore, awayScore].every((score) => Number.isSafeInteger(score) && score >= 0))
    throw new RangeError(`Not a final score: ${homeScore}–${awayScore}`);
  return applyEnding(deps, { eventId, origin, score: { home: homeScore, away: awayScore }, voidReason: null });
}

/** Every leg on the event is void, for good: stakes go back, parlays go on without it. What a score had paid before is corrected. */
export const voidEvent = (deps: DomainDeps, { eventId, reason, origin }: VoidResult): Promise<Settlement> =>
  applyEnding(deps, { eventId, origin, score: null, voidReason: reason });

/** `settleEvent` for those who meet voided events in their course: the void is an answer and nothing was changed. */
export async function settleUnlessVoid(deps: DomainDeps, result: ScoreResult): Promise<Result<Settlement, EventIsVoid>> {
  try {
    return ok(await settleEvent(deps, result));
  } catch (error) {
    if (error instanceof EventIsVoid) return refuse(error);
    throw error;
  }
}

/** Goes on with what a killed server had begun, and with nothing that another has since overtaken. Returns the events. */
export async function resumeSettlements(deps: DomainDeps): Promise<string[]> {
  const begun = await deps.db.selectFrom('results').selectAll().where('completed_at', 'is', null).execute();
  for (const { event_id: eventId, home_score: home, away_score: away, void_reason: voidReason, origin, round } of begun) {
    await gradeBets(deps, { eventId, origin, score: home === null || away === null ? null : { home, away }, voidReason }, round);
  }
  return begun.map(({ event_id: eventId }) => eventId);
}

/** What is left of an ending once it is recorded; a server that dies before it is done goes on with it when it starts. */
type RecordedEnding = { readonly round: number; readonly finish: (deps: DomainDeps) => Promise<Settlement> };

/** Records in the caller's transaction how an event ended, or that it is void; the bets are settled by `finish`, after the commit. */
export async function recordEndingIn(trx: Trx, result: ScoreResult | VoidResult, now: Date): Promise<RecordedEnding> {
  const ending: Ending =
    'reason' in result
      ? { eventId: result.eventId, origin: result.origin, score: null, voidReason: result.reason }
      : { eventId: result.eventId, origin: result.origin, score: { home: result.homeScore, away: result.awayScore }, voidReason: null };
  const { round, hasClosed } = await recordEnding(trx, ending, now);
  return { round, finish: (deps) => finishEnding(deps, ending, { round, hasClosed }) };
}

async function applyEnding(deps: DomainDeps, ending: Ending): Promise<Settlement> {
  const { round, hasClosed } = await withTransaction(deps.db, (trx) => recordEnding(trx, ending, deps.ports.now()));
  return finishEnding(deps, ending, { round, hasClosed });
}

function finishEnding(deps: DomainDeps, ending: Ending, { round, hasClosed }: { round: number; hasClosed: boolean }): Promise<Settlement> {
  if (hasClosed) deps.bus?.publish(topics.world, { reload: [ending.eventId] });
  return gradeBets(deps, ending, round);
}

/** Batch by batch, until all are done or a newer result has taken over. */
async function gradeBets(deps: DomainDeps, ending: Ending, round: number): Promise<Settlement> {
  const grade = (leg: Leg): LegGrade | null => {
    if (leg.event_id !== ending.eventId || leg.void_reason !== null) return null;
    const { market_type: marketType, selection_type: selectionType, points } = leg;
    return ending.score
      ? gradeLeg({ marketType, selectionType, points }, ending.score)
      : { outcome: 'VOID', reason: ending.voidReason ?? 'Void' };
  };
  let settledBets = 0;
  for (let after = ''; ;) {
    const batch = await withTransaction(deps.db, (trx) => nextBatch(deps, trx, { ...ending, round, grade, after }));
    if (!batch) return { settledBets, round };
    settledBets += batch.bets.filter(({ isOver }) => isOver).length;
    await tellSettled(deps, batch.bets);
    if (batch.last === null) break;
    after = batch.last;
  }
  await deps.db
    .updateTable('results')
    .set({ completed_at: deps.ports.now() })
    .where('event_id', '=', ending.eventId)
    .where('round', '=', round)
    .execute();
  return { settledBets, round };
}

/** Closes the event, waiting for bets that are being placed on it, and keeps how it ended. */
async function recordEnding(trx: Trx, ending: Ending, now: Date): Promise<{ round: number; hasClosed: boolean }> {
  const hasClosed = await closeEvent(trx, ending);
  return { round: await keepResult(trx, ending, now), hasClosed };
}

async function closeEvent(trx: Trx, { eventId, score }: Ending): Promise<boolean> {
  const event = await trx
    .selectFrom('events')
    .select(['status', 'home_score', 'away_score'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  if (!event) throw new Error(`There is no event ${eventId} to settle`);
  const end = score
    ? ({ status: 'FINISHED', home_score: score.home, away_score: score.away } as const)
    : ({ status: 'CANCELLED', home_score: event.home_score, away_score: event.away_score } as const);
  if (event.status === end.status && event.home_score === end.home_score && event.away_score === end.away_score) return false;
  await trx
    .updateTable('events')
    .set((row) => ({ ...end, version: row('version', '+', '1') }))
    .where('id', '=', eventId)
    .execute();
  return true;
}

/** Returns the round of grading: one more for every result that contradicts the one before. */
async function keepResult(trx: Trx, { eventId, origin, score, voidReason }: Ending, now: Date): Promise<number> {
  const past = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).forUpdate().executeTakeFirst();
  if (past && past.void_reason !== null && score) throw new EventIsVoid(eventId, past.void_reason);
  const result = {
    home_score: score?.home ?? null,
    away_score: score?.away ?? null,
    void_reason: voidReason,
    origin,
    recorded_at: now,
    completed_at: null,
  };
  if (!past) {
    await trx
      .insertInto('results')
      .values({ event_id: eventId, ...result })
      .execute();
    return 0;
  }
  const isSame =
    past.home_score === result.home_score && past.away_score === result.away_score && (past.void_reason === null) === (voidReason === null);
  if (isSame) return past.round;
  await trx
    .updateTable('results')
    .set({ ...result, round: past.round + 1 })
    .where('event_id', '=', eventId)
    .execute();
  return past.round + 1;
}

type Batch = { readonly eventId: string; readonly round: number; readonly grade: (leg: Leg) => LegGrade | null; readonly after: string };

/** Null when a newer result has taken over. `last` is where the next batch begins, null after the last one. */
async function nextBatch(
  { ports }: DomainDeps,
  trx: Trx,
  { eventId, round, grade, after }: Batch,
): Promise<{ bets: Awaited<ReturnType<typeof settleBatch>>; last: string | null } | null> {
  const result = await trx.selectFrom('results').select('round').where('event_id', '=', eventId).forShare().executeTakeFirstOrThrow();
  if (result.round !== round) return null;
  let legs = trx.selectFrom('bet_legs').select('bet_id').distinct().where('event_id', '=', eventId).where('bet_id', '>', after);
  // A first grading needs only what is pending; a correction looks at all of them again.
  if (round === 0) legs = legs.where('outcome', '=', 'PENDING');
  const ids = (await legs.orderBy('bet_id').limit(BATCH_SIZE).execute()).map((leg) => leg.bet_id);
  const bets = ids.length === 0 ? [] : await settleBatch(trx, { betIds: ids, grade, now: ports.now() });
  return { bets, last: ids.length < BATCH_SIZE ? null : (ids.at(-1) ?? null) };
}

import type { Cents } from '#src/shared/money/money.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { mustBeBelievable } from './decidedAt.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import { gradeBets, type Settlement } from './gradeBets.ts';
import type { FinalScore } from './grades/grading.ts';
import { keepStatement } from './statements/statements.ts';
import { takeOn } from '#server/platform/interrupted.ts';

/** Final score. Refunds bets placed at or after `decidedAt`; null leaves the stored time. */
export type ScoreResult = {
  readonly eventId: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly origin: string;
  readonly decidedAt?: Date | null;
  readonly amountCents?: Cents;
};
export type VoidResult = { readonly eventId: string; readonly reason: string; readonly origin: string };
export type { Settlement };

/** The event is already void and its refunds are final. Nothing was written. */
export class EventIsVoid extends Error {
  constructor(
    readonly eventId: string,
    readonly reason: string,
  ) {
    super(`Event ${eventId} was voided (${reason}): its bets were returned and stay so`);
  }
}

type Ending = {
  readonly eventId: string;
  readonly origin: string;
  readonly score: FinalScore | null;
  readonly voidReason: string | null;
  readonly decidedAt: Date | null;
  readonly amountCents: Cents;
};

/**
 * Settles all bets on the event once, despite crashes; a new score corrects payments. Locks, writes, publishes. Throws `RangeError` for an
 * invalid score, `EventIsVoid`, `DecidedTooEarly` and other errors.
 */
export function settleEvent(deps: DomainDeps, result: ScoreResult): Promise<Settlement> {
  const { homeScore, awayScore } = result;
  if (![homeScore, awayScore].every((score) => Number.isSafeInteger(score) && score >= 0))
    throw new RangeError(`Not a final score: ${homeScore}–${awayScore}`);
  return applyEnding(deps, endingOf(result));
}

/** Permanently voids the event's legs and corrects payments. Locks, writes, publishes. */
export const voidEvent = (deps: DomainDeps, result: VoidResult): Promise<Settlement> => applyEnding(deps, endingOf(result));

/** Settles as `settleEvent` does, but returns `EventIsVoid` instead of throwing. */
export async function settleUnlessVoid(deps: DomainDeps, result: ScoreResult): Promise<Result<Settlement, EventIsVoid>> {
  try {
    return ok(await settleEvent(deps, result));
  } catch (error) {
    if (error instanceof EventIsVoid) return refuse(error);
    throw error;
  }
}

/** Resumes unfinished settlements of crashed servers. Throws at the end if any failed. */
export async function resumeSettlements(deps: DomainDeps): Promise<string[]> {
  const begun = await deps.db.selectFrom('results').select(['event_id', 'round']).where('completed_at', 'is', null).execute();
  const resumed = await eachAlone(begun, async ({ event_id: eventId, round }) => {
    if (!(await takeOn(deps.db, 'results', { event_id: eventId }, deps.ports.now()))) return false;
    await gradeBets(deps, { eventId, round });
    return true;
  });
  return resumed.map(({ event_id: eventId }) => eventId);
}

type RecordedEnding = { readonly round: number; readonly finish: (deps: DomainDeps) => Promise<Settlement> };

/**
 * Writes a result or void; locks the event. Call `finish` after the commit, to settle. Throws `EventIsVoid`, `DecidedTooEarly` and other
 * errors.
 */
export async function recordEndingIn(trx: Trx, result: ScoreResult | VoidResult, now: Date): Promise<RecordedEnding> {
  const { round, hasClosed } = await recordEnding(trx, endingOf(result), now);
  return { round, finish: (deps) => finishEnding(deps, { eventId: result.eventId, round, hasClosed }) };
}

function endingOf(result: ScoreResult | VoidResult): Ending {
  const { eventId, origin } = result;
  if ('reason' in result) return { eventId, origin, score: null, voidReason: result.reason, decidedAt: null, amountCents: 0n };
  const { homeScore, awayScore, decidedAt = null, amountCents = 0n } = result;
  return { eventId, origin, score: { home: homeScore, away: awayScore }, voidReason: null, decidedAt, amountCents };
}

async function applyEnding(deps: DomainDeps, ending: Ending): Promise<Settlement> {
  const { round, hasClosed } = await withTransaction(deps.db, (trx) => recordEnding(trx, ending, deps.ports.now()));
  return finishEnding(deps, { eventId: ending.eventId, round, hasClosed });
}

function finishEnding(deps: DomainDeps, { eventId, round, hasClosed }: { eventId: string; round: number; hasClosed: boolean }) {
  if (hasClosed) deps.bus?.publish(topics.world, { reload: [eventId] });
  return gradeBets(deps, { eventId, round });
}

async function recordEnding(trx: Trx, ending: Ending, now: Date): Promise<{ round: number; hasClosed: boolean }> {
  const hasClosed = await closeEvent(trx, ending);
  const round = await keepResult(trx, ending, now);
  await keepStatement(trx, ending, { at: now, isApplied: true, amountCents: ending.amountCents });
  return { round, hasClosed };
}

async function closeEvent(trx: Trx, { eventId, score, decidedAt }: Ending): Promise<boolean> {
  const event = await trx
    .selectFrom('events')
    .select(['status', 'home_score', 'away_score', 'starts_at'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  if (!event) throw new Error(`There is no event ${eventId} to settle`);
  mustBeBelievable(eventId, decidedAt, event.starts_at);
  const end = score
    ? ({ status: 'FINISHED', home_score: score.home, away_score: score.away } as const)
    : ({ status: 'CANCELLED', home_score: event.home_score, away_score: event.away_score } as const);
  const isSameScore = event.home_score === end.home_score && event.away_score === end.away_score;
  if (event.status === end.status && isSameScore) return false;
  const counted = isSameScore ? {} : { statistics: null };
  const shown = score && event.status !== 'FINISHED' ? { period: 'Final', clock: null } : {};
  await trx
    .updateTable('events')
    .set((row) => ({ ...end, ...counted, ...shown, version: row('version', '+', '1') }))
    .where('id', '=', eventId)
    .execute();
  return true;
}

async function keepResult(trx: Trx, { eventId, origin, score, voidReason, decidedAt }: Ending, now: Date): Promise<number> {
  const past = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).forUpdate().executeTakeFirst();
  if (past && past.void_reason !== null && score) throw new EventIsVoid(eventId, past.void_reason);
  const result = {
    home_score: score?.home ?? null,
    away_score: score?.away ?? null,
    void_reason: voidReason,
    origin,
    decided_at: decidedAt ?? past?.decided_at ?? null,
    recorded_at: now,
    worked_at: now,
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
    past.home_score === result.home_score &&
    past.away_score === result.away_score &&
    (past.void_reason === null) === (voidReason === null) &&
    past.decided_at?.getTime() === result.decided_at?.getTime();
  if (isSame) return past.round;
  await trx
    .updateTable('results')
    .set({ ...result, round: past.round + 1 })
    .where('event_id', '=', eventId)
    .execute();
  return past.round + 1;
}

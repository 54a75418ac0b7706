import type { Cents } from '#src/shared/money/money.ts';
import { refuse, ok, type Result } from '#src/shared/values/result.ts';
import type { FinalScore } from '#server/modules/betting/settlement/grades/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { previewEnding } from '#server/modules/betting/settlement/preview/index.ts';
import { keepStatement } from '#server/modules/betting/settlement/statements/index.ts';
import { earliestDecided, EventIsVoid, recordEndingIn } from '#server/modules/betting/settlement/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { changesWithin, type EventChange, publish } from '../applyChanges.ts';
import type { Fault } from '../import/csv.ts';
import { movedInstant } from '../import/dates.ts';
import type { FeedGame } from '../import/feedGame.ts';
import { lockEvent, planResult } from '../proposals/plans/index.ts';
import { amountOf, FEED_ALONE_CENTS, proposeByFeed, showReach, showWaiting, whyNotAlone, withdrawByFeed } from './feedAlone.ts';
import { notifyWorld } from '#server/platform/bus/notices.ts';

/** `voided`: rows of events already void. */
export type ResultsReport = {
  readonly events: number;
  readonly withoutScore: number;
  readonly settledBets: number;
  readonly voided: readonly Fault[];
  /** Rows that wait for a second person, with the reason. */
  readonly proposed: readonly Fault[];
};

/**
 * Finishes games and settles their bets, up to `mostCents` of changed payouts an event in 24 hours; what is more, or against what people have
 * confirmed, becomes a proposal. Locks, writes and publishes. Refuses the file if a game is unknown, or decided over a day before
 * its start. Idempotent; a changed score corrects.
 */
export async function applyResults(
  deps: DomainDeps & { readonly bus: Bus },
  games: readonly FeedGame[],
  file: string,
  mostCents = FEED_ALONE_CENTS,
): Promise<Result<ResultsReport, readonly Fault[]>> {
  const known = await deps.db
    .selectFrom('events')
    .select(['id', 'starts_at'])
    .where(
      'id',
      'in',
      games.map(({ eventId }) => eventId),
    )
    .execute();
  const starts = new Map(known.map(({ id, starts_at: startsAt }) => [id, startsAt]));
  const strangers = games.filter(({ eventId }) => !starts.has(eventId));
  if (strangers.length > 0)
    return refuse(strangers.map(({ line }) => ({ line, reason: 'this game was not imported: run feed:import with the file first' })));
  let settledBets = 0;
  const voided: Fault[] = [];
  const played = games.flatMap(({ eventId, line, score, decidedAt, kickOff }) => {
    const startsAt = starts.get(eventId);
    const moved = decidedAt && startsAt ? movedInstant(decidedAt, { kickOff, startsAt }) : null;
    return score ? [{ eventId, line, score, decidedAt: moved }] : [];
  });
  const tooEarly = played.flatMap(({ eventId, line, decidedAt }) => {
    const startsAt = starts.get(eventId);
    return decidedAt && startsAt && decidedAt < earliestDecided(startsAt) ? [{ line, reason: EARLY }] : [];
  });
  if (tooEarly.length > 0) return refuse(tooEarly);
  const endings: Ending[] = [];
  const proposed: Fault[] = [];
  for (const { line, ...game } of played) {
    const ending = await endGame(deps, { ...game, origin: `${file}:${line}` }, mostCents);
    if (!ending.ok) voided.push({ line, reason: `was voided (${ending.refusal.reason}): its bets were returned and stay so` });
    else if (typeof ending.value === 'string') proposed.push({ line, reason: ending.value });
    else endings.push(ending.value);
  }
  for (const { finish } of endings) settledBets += (await finish(deps)).settledBets;
  await notifyWorld(
    deps.db,
    played.map(({ eventId }) => eventId),
  );
  return ok({ events: endings.length, withoutScore: games.length - played.length, settledBets, voided, proposed });
}

/** Refused: such an early time voids every bet placed since. */
const EARLY = 'decided_at is more than a day before the game begins: correct it, or leave it out';

type Ended = { readonly eventId: string; readonly score: FinalScore; readonly decidedAt: Date | null; readonly origin: string };
type Ending = Exclude<Awaited<ReturnType<typeof recordEndingIn>>, string>;

/** One transaction: settlement can resume after a crash. Answers why it waits for a second person, where it does. */
async function endGame(
  deps: DomainDeps & { readonly bus: Bus },
  { eventId, score, decidedAt, origin }: Ended,
  mostCents: Cents,
): Promise<Result<Ending | string, EventIsVoid>> {
  const result = { eventId, homeScore: score.home, awayScore: score.away, decidedAt };
  const now = deps.ports.now();
  try {
    const done = await withTransaction(deps.db, async (trx) => {
      await lockEvent(trx, eventId);
      const amountCents = amountOf((await previewEnding(trx, result)) ?? []);
      const past = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).executeTakeFirst();
      const isSame =
        past?.home_score === score.home &&
        past.away_score === score.away &&
        (decidedAt === null || past.decided_at?.getTime() === decidedAt.getTime());
      const change = { eventId, amountCents, signedBy: isSame ? null : (past?.origin ?? null) };
      const why = isSame ? null : await whyNotAlone(trx, change, { now, mostCents });
      if (why !== null)
        return { isProposed: true, why, kept: await propose(trx, deps, { eventId, score, decidedAt, origin }, amountCents) } as const;
      return {
        isProposed: false,
        opened: await withdrawByFeed(trx, `event:${eventId}`, deps),
        changes: await changesWithin(trx, [finalOf(eventId, score)], { at: now }),
        ending: await recordEndingIn(trx, { ...result, origin, amountCents }, now),
      } as const;
    });
    if (done.isProposed) {
      return ok(`was not settled, because ${done.why}. ${await showWaiting(deps, done.kept)}`);
    }
    await showReach(deps, done.opened);
    for (const change of done.changes) publish(deps.bus, change);
    return ok(done.ending);
  } catch (error) {
    if (error instanceof EventIsVoid) return refuse(error);
    throw error;
  }
}

/** Keeps what the feed says beside what people say, and proposes it. */
async function propose(trx: Trx, deps: DomainDeps, { eventId, score, decidedAt, origin }: Ended, amountCents: Cents) {
  const now = deps.ports.now();
  await keepStatement(trx, { eventId, origin, score, voidReason: null, decidedAt }, { at: now, isApplied: false, amountCents });
  const plan = await planResult(trx, { eventId, homeScore: score.home, awayScore: score.away, decidedAt }, now);
  if (!plan) throw new Error(`There is no event ${eventId}`);
  const reason = `The feed says so: ${origin}`;
  const known = decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() };
  const input = { eventId, homeScore: score.home, awayScore: score.away, ...known, beforeStart: true, reason };
  return proposeByFeed(trx, { operation: 'settleByHand', input, reason }, plan, deps);
}

const finalOf = (eventId: string, { home, away }: FinalScore): EventChange => ({
  eventId,
  status: 'FINISHED',
  scoreboard: { homeScore: home, awayScore: away, period: 'Final', clock: null },
});

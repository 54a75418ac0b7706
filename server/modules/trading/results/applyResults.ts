import type { Cents } from '#src/shared/money/money.ts';
import { refuse, ok, type Result } from '#src/shared/values/result.ts';
import type { FinalScore } from '#server/modules/betting/settlement/grades/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { previewEnding } from '#server/modules/betting/settlement/preview/index.ts';
import { earliestDecided, EventIsVoid, recordEndingIn } from '#server/modules/betting/settlement/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { applyInTransaction, type EventChange, publish } from '../applyChanges.ts';
import type { Fault } from '../import/csv.ts';
import { movedInstant } from '../import/dates.ts';
import type { FeedGame } from '../import/feedGame.ts';
import { lockEvent, planResult } from '../proposals/plans/index.ts';
import { always, amountOf, FEED_ALONE_CENTS, holdBack, showHeldBack, showReach, type Terms, withdrawByFeed } from './feedAlone.ts';
import { whyNotAlone, type Word } from './hindrances.ts';
import { notifyWorld } from '#server/platform/bus/notices.ts';

/** Report on a file. `left`: rows not applied, because the event is void or an operator refused the result. */
export type ResultsReport = {
  readonly events: number;
  readonly withoutScore: number;
  readonly settledBets: number;
  readonly left: readonly Fault[];
  readonly proposed: readonly Fault[];
};

/**
 * Finishes games and settles bets. Instead proposes a result to operators if it contradicts a confirmed one, or if an event's payouts
 * change by more than `mostCents` in 24 hours. Locks, writes and publishes. Refuses files with an unknown game, or one decided over a day
 * before its start. Idempotent. A changed score corrects payments.
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
  const left: Fault[] = [];
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
    const ending = await endGame(deps, { ...game, origin: `${file}:${line}` }, { mostCents, isWanted: always });
    if (!ending.ok) left.push({ line, reason: ending.refusal });
    else if (typeof ending.value === 'string') proposed.push({ line, reason: ending.value });
    else endings.push(ending.value);
  }
  for (const { finish } of endings) settledBets += (await finish(deps)).settledBets;
  await notifyWorld(
    deps.db,
    played.map(({ eventId }) => eventId),
  );
  return ok({ events: endings.length, withoutScore: games.length - played.length, settledBets, left, proposed });
}

const EARLY = 'decided_at is more than a day before the game begins: correct it, or leave it out';

type Ended = { readonly eventId: string; readonly score: FinalScore; readonly decidedAt: Date | null; readonly origin: string };
type Ending = Exclude<Awaited<ReturnType<typeof recordEndingIn>>, string>;

/**
 * Records a game's end in one transaction, so that settlement can resume after a crash. Locks and writes. Returns the ending, or a text why
 * an operator must confirm it. Refuses, with the reason, ends that must not be recorded. Throws other errors.
 */
export async function endGame(
  deps: DomainDeps & { readonly bus: Bus },
  ended: Ended,
  { mostCents, isWanted }: Terms,
): Promise<Result<Ending | string, string>> {
  try {
    const done = await withTransaction(deps.db, async (trx) => {
      await lockEvent(trx, ended.eventId);
      return (await isWanted(trx)) ? endOrHoldBack(trx, deps, { ended, mostCents }) : null;
    });
    if (done === null) return refuse('is of no use any more');
    if ('hindrance' in done) {
      const why = `was not settled, because ${await showHeldBack(deps, done)}`;
      return done.hindrance.course === 'refused' ? refuse(why) : ok(why);
    }
    await showReach(deps, done.opened);
    for (const change of done.changes) publish(deps.bus, change);
    return ok(done.ending);
  } catch (error) {
    if (error instanceof EventIsVoid) return refuse(`was voided (${error.reason}): its bets were returned and stay so`);
    throw error;
  }
}

async function endOrHoldBack(trx: Trx, deps: DomainDeps, { ended, mostCents }: { ended: Ended; mostCents: Cents }) {
  const { eventId, score, decidedAt, origin } = ended;
  const now = deps.ports.now();
  const result = { eventId, homeScore: score.home, awayScore: score.away, decidedAt };
  const amountCents = amountOf((await previewEnding(trx, result)) ?? []);
  const past = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).executeTakeFirst();
  const isSame =
    past?.home_score === score.home &&
    past.away_score === score.away &&
    (decidedAt === null || past.decided_at?.getTime() === decidedAt.getTime());
  const said = { eventId, origin, score, voidReason: null, decidedAt };
  const word: Word = { said, subject: `event:${eventId}`, amountCents, signedBy: past?.origin ?? null };
  const hindrance = isSame ? null : await whyNotAlone(trx, word, { now, mostCents });
  if (hindrance) return holdBack(trx, { word, hindrance, ask: () => ask(trx, ended, now) }, deps);
  return {
    opened: await withdrawByFeed(trx, word.subject, deps),
    changes: await applyInTransaction(trx, [finalOf(eventId, score)], { at: now }),
    ending: await recordEndingIn(trx, { ...result, origin, amountCents }, now),
  };
}

async function ask(trx: Trx, { eventId, score, decidedAt, origin }: Ended, now: Date) {
  const plan = await planResult(trx, { eventId, homeScore: score.home, awayScore: score.away, decidedAt }, now);
  if (!plan) throw new Error(`There is no event ${eventId}`);
  const reason = `The feed says so: ${origin}`;
  const known = decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() };
  const input = { eventId, homeScore: score.home, awayScore: score.away, ...known, beforeStart: true, reason };
  return { asked: { operation: 'settleByHand', input, reason }, plan };
}

const finalOf = (eventId: string, { home, away }: FinalScore): EventChange => ({
  eventId,
  status: 'FINISHED',
  scoreboard: { homeScore: home, awayScore: away, period: 'Final', clock: null },
});

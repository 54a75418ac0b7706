import { refuse, ok, type Result } from '#src/shared/values/result.ts';
import type { FinalScore } from '#server/modules/betting/settlement/grades/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { earliestDecided, EventIsVoid, recordEndingIn } from '#server/modules/betting/settlement/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { changesWithin, type EventChange, publish } from '../applyChanges.ts';
import type { Fault } from '../import/csv.ts';
import { movedInstant } from '../import/dates.ts';
import type { FeedGame } from '../import/feedGame.ts';
import { notifyWorld } from '#server/platform/bus/notices.ts';

/** `voided`: rows of events already void. */
export type ResultsReport = {
  readonly events: number;
  readonly withoutScore: number;
  readonly settledBets: number;
  readonly voided: readonly Fault[];
};

/**
 * Finishes games and settles their bets. Locks, writes and publishes. Refuses the file if a game is unknown, or decided over a day before
 * its start. Idempotent; a changed score corrects.
 */
export async function applyResults(
  deps: DomainDeps & { readonly bus: Bus },
  games: readonly FeedGame[],
  file: string,
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
  for (const { line, ...game } of played) {
    const ending = await endGame(deps, { ...game, origin: `${file}:${line}` });
    if (ending.ok) endings.push(ending.value);
    else voided.push({ line, reason: `was voided (${ending.refusal.reason}): its bets were returned and stay so` });
  }
  for (const { finish } of endings) settledBets += (await finish(deps)).settledBets;
  await notifyWorld(
    deps.db,
    played.map(({ eventId }) => eventId),
  );
  return ok({ events: played.length - voided.length, withoutScore: games.length - played.length, settledBets, voided });
}

/** Refused: such an early time voids every bet placed since. */
const EARLY = 'decided_at is more than a day before the game begins: correct it, or leave it out';

type Ended = { readonly eventId: string; readonly score: FinalScore; readonly decidedAt: Date | null; readonly origin: string };
type Ending = Awaited<ReturnType<typeof recordEndingIn>>;

/** One transaction: settlement can resume after a crash. */
async function endGame(deps: DomainDeps & { readonly bus: Bus }, { eventId, score, ...said }: Ended): Promise<Result<Ending, EventIsVoid>> {
  const result = { eventId, homeScore: score.home, awayScore: score.away, ...said };
  const now = deps.ports.now();
  try {
    const { changes, ending } = await withTransaction(deps.db, async (trx) => ({
      changes: await changesWithin(trx, [finalOf(eventId, score)], { at: now }),
      ending: await recordEndingIn(trx, result, now),
    }));
    for (const change of changes) publish(deps.bus, change);
    return ok(ending);
  } catch (error) {
    if (error instanceof EventIsVoid) return refuse(error);
    throw error;
  }
}

const finalOf = (eventId: string, { home, away }: FinalScore): EventChange => ({
  eventId,
  status: 'FINISHED',
  scoreboard: { homeScore: home, awayScore: away, period: 'Final', clock: null },
});

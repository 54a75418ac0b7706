import { refuse, ok, type Result } from '#src/lib/result.ts';
import type { FinalScore } from '../domain/grading.ts';
import { type DomainDeps, earliestDecided, settleUnlessVoid } from '../domain/index.ts';
import type { Bus } from '../live/bus.ts';
import { applyChanges, type EventChange } from './applyChanges.ts';
import type { Fault } from './csv.ts';
import { movedInstant } from './dates.ts';
import type { FeedGame } from './feedGame.ts';
import { notifyWorld } from './notices.ts';

/** `voided` are the rows of events that were voided before: nothing of them was changed. */
export type ResultsReport = {
  readonly events: number;
  readonly withoutScore: number;
  readonly settledBets: number;
  readonly voided: readonly Fault[];
};

/**
 * Ends the games of a file with its scores and settles every open bet on them. Nothing is applied when one of the games was never imported, or
 * is said to have been decided on a day before it began.
 * Applying it again settles nothing twice; another score than before corrects; a voided event stays void and is reported.
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
  // Closed and shown as final before the first bet is settled.
  await applyChanges(
    deps,
    played.map(({ eventId, score }) => finalOf(eventId, score)),
  );
  for (const { eventId, line, score, decidedAt } of played) {
    const ended = { eventId, homeScore: score.home, awayScore: score.away, decidedAt, origin: `${file}:${line}` };
    const settled = await settleUnlessVoid(deps, ended);
    if (settled.ok) settledBets += settled.value.settledBets;
    else voided.push({ line, reason: `was voided (${settled.refusal.reason}): its bets were returned and stay so` });
  }
  await notifyWorld(
    deps.db,
    played.map(({ eventId }) => eventId),
  );
  return ok({ events: played.length - voided.length, withoutScore: games.length - played.length, settledBets, voided });
}

/** It would return every bet that was placed since. */
const EARLY = 'decided_at is more than a day before the game begins: correct it, or leave it out';

const finalOf = (eventId: string, { home, away }: FinalScore): EventChange => ({
  eventId,
  status: 'FINISHED',
  scoreboard: { homeScore: home, awayScore: away, period: 'Final', clock: null },
});

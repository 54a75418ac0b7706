const DAY_MS = 86_400_000;

/** Earliest plausible time of a result: a day before the scheduled start. */
export const earliestDecided = (startsAt: Date): Date => new Date(startsAt.getTime() - DAY_MS);

/** The result's time is implausibly early: it would refund all bets placed later. Nothing was written. */
export class DecidedTooEarly extends Error {
  constructor(
    readonly eventId: string,
    readonly earliest: Date,
  ) {
    super(
      `The outcome of ${eventId} cannot have been known before ${earliest.toISOString()}, a day before it begins. Say another instant, or none; what was placed late on a game that was played before is returned by hand`,
    );
  }
}

/** Throws `DecidedTooEarly` if the time is before `earliestDecided`. */
export function mustBeBelievable(eventId: string, decidedAt: Date | null, startsAt: Date): void {
  const earliest = earliestDecided(startsAt);
  if (decidedAt !== null && decidedAt < earliest) throw new DecidedTooEarly(eventId, earliest);
}

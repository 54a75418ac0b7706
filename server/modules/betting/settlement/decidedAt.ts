const DAY_MS = 86_400_000;

/** Games are brought forward, and begin sooner than was known here; what is said to be over a day before is a slip of the pen. */
export const earliestDecided = (startsAt: Date): Date => new Date(startsAt.getTime() - DAY_MS);

/** Nobody can have known the outcome then: what was placed since would all go back for a wrong day. Nothing was recorded. */
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

/** Throws `DecidedTooEarly`. */
export function mustBeBelievable(eventId: string, decidedAt: Date | null, startsAt: Date): void {
  const earliest = earliestDecided(startsAt);
  if (decidedAt !== null && decidedAt < earliest) throw new DecidedTooEarly(eventId, earliest);
}

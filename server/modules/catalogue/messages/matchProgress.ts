import type { MatchProgress } from '#server/contract/generated/schemaTypes.ts';
import type { StoredEventStatus } from '#server/platform/store/schema/index.ts';

export type { MatchProgress };

export const REPORTED = ['DELAYED', 'POSTPONED', 'PRE_GAME', 'SUSPENDED', 'WITHDRAWN'] as const;
export type ReportedProgress = (typeof REPORTED)[number];

const HALF_OVER = /^(Halftime|Innings break)$/;
const SAYABLE: Readonly<Record<StoredEventStatus, readonly ReportedProgress[]>> = {
  CANCELLED: ['POSTPONED', 'WITHDRAWN'],
  FINISHED: ['WITHDRAWN'],
  HIDDEN: REPORTED,
  INVALID: REPORTED,
  IN_PLAY: ['DELAYED', 'SUSPENDED', 'POSTPONED', 'WITHDRAWN'],
  PRE_GAME: ['DELAYED', 'POSTPONED', 'PRE_GAME', 'WITHDRAWN'],
};

/** Returns the source's report `said`, unless it contradicts the status; then derives the progress from the status. */
export function matchProgressOf(status: StoredEventStatus, period: string | null, said: string | null): MatchProgress {
  const held = SAYABLE[status].find((progress) => progress === said);
  if (held) return held;
  switch (status) {
    case 'CANCELLED':
      return 'CANCELLED';
    case 'FINISHED':
      return 'FINAL';
    case 'IN_PLAY':
      return period !== null && HALF_OVER.test(period) ? 'HALF_OVER' : 'IN_PROGRESS';
    case 'HIDDEN':
    case 'INVALID':
    case 'PRE_GAME':
      return 'SCHEDULED';
  }
}

import type { DisplayType } from '#src/shared/betting/refusals.ts';

/** Reason for which a bet is not taken, from the server or found by this build. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  /** Lowest first. */
  readonly priority: number;
  readonly displayType: DisplayType;
  /** The selection or draft bet it speaks of; null for the whole slip. */
  readonly subjectId: string | null;
  /** No reward would help: none is shown beside it. */
  readonly hidesRewards?: boolean;
};

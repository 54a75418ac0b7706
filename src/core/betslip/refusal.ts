import type { DisplayType } from '#src/shared/betting/refusals.ts';

export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly priority: number;
  readonly displayType: DisplayType;
  /** Id of the selection or draft bet that is refused; null if the whole slip is. */
  readonly subjectId: string | null;
  readonly hidesRewards?: boolean;
};

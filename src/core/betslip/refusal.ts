import type { DisplayType } from '#src/shared/betting/refusals.ts';

export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly priority: number;
  readonly displayType: DisplayType;
  /** Id of the refused selection or draft bet; null if the whole slip is refused. */
  readonly subjectId: string | null;
  readonly hidesRewards?: boolean;
};

import type { DisplayType } from '#src/shared/betting/refusals.ts';

export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly priority: number;
  readonly displayType: DisplayType;
  /** Selection or draft bet concerned; null for the whole slip. */
  readonly subjectId: string | null;
  readonly hidesRewards?: boolean;
};

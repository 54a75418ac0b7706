import type { DisplayType } from '#src/shared/betting/refusals.ts';

export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly priority: number;
  readonly displayType: DisplayType;
  /** Selection or draft bet; null: the slip. */
  readonly subjectId: string | null;
  readonly hidesRewards?: boolean;
};

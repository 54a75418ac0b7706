import type { OutputOf } from '#src/shared/console/operations.ts';
import type { Loaded } from '../../api/index.ts';
import type { Check } from './why.ts';

export type Shown = {
  /** Content on screen compared with the checked content: `other` means different, `none` not loaded. */
  readonly state: 'same' | 'looking' | 'other' | 'none';
  readonly reload: () => void;
};

export function shownOf(diff: Loaded<OutputOf<'diffDraft'>>, check: Loaded<Check>): Shown {
  const reload = (): void => {
    diff.reload();
    check.reload();
  };
  if (diff.value !== null && diff.value.contentHash === check.value?.contentHash) return { state: 'same', reload };
  if (diff.isLoading || check.isLoading) return { state: 'looking', reload };
  return { state: diff.value === null ? 'none' : 'other', reload };
}

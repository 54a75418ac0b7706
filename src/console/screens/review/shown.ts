import type { OutputOf } from '#src/shared/console/operations.ts';
import type { Loaded } from '../../api/index.ts';
import type { Check } from './why.ts';

/** Whether the changes on the screen are those of the content that a decision would be about. */
export type Shown = {
  /** `other`: of another content; `none`: there are no changes to be seen. */
  readonly state: 'same' | 'looking' | 'other' | 'none';
  /** Asks for both again. */
  readonly reload: () => void;
};

/** Changes and checks are two answers, and a draft may be saved between them; an answer that failed leaves the older one standing. */
export function shownOf(diff: Loaded<OutputOf<'diffDraft'>>, check: Loaded<Check>): Shown {
  const reload = (): void => {
    diff.reload();
    check.reload();
  };
  if (diff.value !== null && diff.value.contentHash === check.value?.contentHash) return { state: 'same', reload };
  if (diff.isLoading || check.isLoading) return { state: 'looking', reload };
  return { state: diff.value === null ? 'none' : 'other', reload };
}

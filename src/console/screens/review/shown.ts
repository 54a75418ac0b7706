import type { Loaded } from '../../api/index.ts';

export type Shown = {
  /**
   * `same` if all parts on screen have equal content, `other` if they differ, `looking` during loading, `none` if a part failed to load.
   */
  readonly state: 'same' | 'looking' | 'other' | 'none';
  readonly reload: () => void;
};

/** Compares the content of draft, changes and checks, because a decision needs them to be equal. */
export function shownOf(parts: readonly Loaded<{ readonly contentHash: string }>[]): Shown {
  const reload = (): void => {
    for (const part of parts) part.reload();
  };
  const hashes = new Set(parts.map(({ value }) => value?.contentHash ?? null));
  if (hashes.size === 1 && !hashes.has(null)) return { state: 'same', reload };
  if (parts.some(({ isLoading }) => isLoading)) return { state: 'looking', reload };
  return { state: hashes.has(null) ? 'none' : 'other', reload };
}

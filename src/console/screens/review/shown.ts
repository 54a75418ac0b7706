import type { Loaded } from '../../api/index.ts';

export type Shown = {
  /** `same`: all parts on screen have equal content. `other`: they differ. `looking`: one is loading. `none`: one failed to load. */
  readonly state: 'same' | 'looking' | 'other' | 'none';
  readonly reload: () => void;
};

/** Compares the content of draft, changes and checks, which must be equal for a decision. */
export function shownOf(parts: readonly Loaded<{ readonly contentHash: string }>[]): Shown {
  const reload = (): void => {
    for (const part of parts) part.reload();
  };
  const hashes = new Set(parts.map(({ value }) => value?.contentHash ?? null));
  if (hashes.size === 1 && !hashes.has(null)) return { state: 'same', reload };
  if (parts.some(({ isLoading }) => isLoading)) return { state: 'looking', reload };
  return { state: hashes.has(null) ? 'none' : 'other', reload };
}

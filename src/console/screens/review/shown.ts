import type { Loaded } from '../../api/index.ts';

export type Shown = {
  /** Content on screen compared with the checked content: `other` differs, `none` is not loaded. */
  readonly state: 'same' | 'looking' | 'other' | 'none';
  readonly reload: () => void;
};

/** Compares the content of draft, changes and checks, in this order: a decision needs them equal. */
export function shownOf(parts: readonly Loaded<{ readonly contentHash: string }>[]): Shown {
  const reload = (): void => {
    for (const part of parts) part.reload();
  };
  const hashes = new Set(parts.map(({ value }) => value?.contentHash ?? null));
  if (hashes.size === 1 && !hashes.has(null)) return { state: 'same', reload };
  if (parts.some(({ isLoading }) => isLoading)) return { state: 'looking', reload };
  return { state: hashes.has(null) ? 'none' : 'other', reload };
}

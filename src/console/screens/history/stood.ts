import type { Publication } from '#src/shared/console/published.ts';

/**
 * What stands or stood at a place: a revision by its hash, or null for nothing. `move` is how it came to that, null for what was there before
 * any operator moved it.
 */
export type Stood = { readonly hash: string | null; readonly move: Publication | null };

/** Everything that can be gone back to, newest first, each once: as it came there the last time. */
export function stoodAt(moves: readonly Publication[]): readonly Stood[] {
  const first = moves.at(-1);
  if (!first) return [];
  const all: readonly Stood[] = [...moves.map((move) => ({ hash: move.hash, move })), { hash: first.previous_hash, move: null }];
  const seen = new Set<string | null>();
  return all.filter(({ hash }) => {
    const isNew = !seen.has(hash);
    seen.add(hash);
    return isNew;
  });
}

/** Enough of a hash to tell two apart at a glance. */
export const shortHash = (hash: string): string => hash.slice(0, 10);

/** What a list calls it. */
export const stoodName = ({ hash }: Pick<Stood, 'hash'>): string => (hash === null ? 'nothing' : shortHash(hash));

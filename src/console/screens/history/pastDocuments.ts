import type { Publication } from '#src/shared/console/published.ts';

/** Earlier document. `hash` is null if nothing was published. `move` is null for the document before the first publication. */
export type PastDocument = { readonly hash: string | null; readonly move: Publication | null };

export function pastDocumentsOf(moves: readonly Publication[]): readonly PastDocument[] {
  const first = moves.at(-1);
  if (!first) return [];
  const all: readonly PastDocument[] = [...moves.map((move) => ({ hash: move.hash, move })), { hash: first.previous_hash, move: null }];
  const seen = new Set<string | null>();
  return all.filter(({ hash }) => {
    const isNew = !seen.has(hash);
    seen.add(hash);
    return isNew;
  });
}

export const shortHash = (hash: string): string => hash.slice(0, 10);

export const documentName = ({ hash }: Pick<PastDocument, 'hash'>): string => (hash === null ? 'nothing' : shortHash(hash));

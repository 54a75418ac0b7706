import type { BrandStorage, StorageItem } from '#src/platform/index.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';
import { LONGEST, termOf } from '#src/shared/site/searchTerm.ts';

/** Maximum number of recent search terms (product §5). */
export const MOST_RECENT = 3;

type Recent = { readonly playerId: string; readonly terms: readonly string[] };

const STORED: StorageItem<Recent> = {
  key: 'player.recentSearches',
  version: 1,
  isValid: (value): value is Recent =>
    hasTexts(value, ['playerId']) &&
    Array.isArray(value['terms']) &&
    value['terms'].length <= MOST_RECENT &&
    value['terms'].every((term) => typeof term === 'string' && term.length <= LONGEST && termOf(term) !== null),
};

export const withTerm = (terms: readonly string[], term: string): readonly string[] =>
  [term, ...terms.filter((each) => each.toLowerCase() !== term.toLowerCase())].slice(0, MOST_RECENT);

export function recentOf(storage: BrandStorage, playerId: string | null): readonly string[] {
  const stored = playerId === null ? null : storage.read(STORED);
  return stored?.playerId === playerId ? stored.terms : [];
}

/** Stores a player's search term. Ignores visitors. */
export function remember(storage: BrandStorage, playerId: string | null, term: string): void {
  if (playerId !== null) storage.write(STORED, { playerId, terms: withTerm(recentOf(storage, playerId), term) });
}

import { isObject } from '#src/shared/layouts/draft/document.ts';

/** What the server has not got: `document` was written on top of `base`, which the server has under `version`. All in the stored form. */
export type Kept = { readonly version: number; readonly base: unknown; readonly document: unknown };

/** The unsaved text of one operator in one draft, in this browser. */
export type KeptText = {
  readonly keep: (kept: Kept) => void;
  readonly drop: () => void;
  /** What this operator left behind in this draft, in this page's name from now on; null when there is nothing. */
  readonly restore: () => Kept | null;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Owner = { readonly operatorId: string; readonly draftId: string };

/** Each page that is open keeps under a name of its own, so that no two write over each other, and nobody gets what somebody else has typed. */
export function keptText(storage: Store, { operatorId, draftId }: Owner, page: string = Math.random().toString(36).slice(2)): KeptText {
  const prefix = `linemaker-draft/${[operatorId, draftId].map(encodeURIComponent).join('/')}/`;
  const own = `${prefix}${page}`;
  const others = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix) && key !== own);
  return {
    keep: (kept) => quietly(() => storage.setItem(own, JSON.stringify(kept))),
    drop: () => quietly(() => storage.removeItem(own)),
    restore: () =>
      quietly(() => {
        for (const key of others()) {
          const text = storage.getItem(key);
          const kept = read(text);
          if (kept === null || text === null) {
            storage.removeItem(key);
            continue;
          }
          quietly(() => {
            // First there, then not here: a storage that is full loses nothing.
            storage.setItem(own, text);
            storage.removeItem(key);
          });
          return kept;
        }
        return null;
      }) ?? null,
  };
}

function read(text: string | null): Kept | null {
  const kept = quietly((): unknown => JSON.parse(text ?? 'null'));
  return isObject(kept) && typeof kept['version'] === 'number' && isObject(kept['base']) && isObject(kept['document'])
    ? { version: kept['version'], base: kept['base'], document: kept['document'] }
    : null;
}

/** A full or closed storage changes nothing for the page: what cannot be kept here is on the table, and goes to the server. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

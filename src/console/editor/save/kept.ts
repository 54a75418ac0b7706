import { isObject } from '#src/shared/layouts/draft/document.ts';

/** Unsaved `document`, and `base`, the server's document before these changes. */
export type Kept = { readonly version: number; readonly base: unknown; readonly document: unknown };

export type KeptText = {
  readonly keep: (kept: Kept) => void;
  readonly drop: () => void;
  /** Returns an earlier page's unsaved changes and stores them for this page. Null if there are none. */
  readonly restore: () => Kept | null;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Owner = { readonly operatorId: string; readonly draftId: string };

/** Stores unsaved changes by operator, draft and page, so that no page overwrites another's. Ignores storage errors. */
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
            // Writes before it removes the old key, so that full storage loses nothing.
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

function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

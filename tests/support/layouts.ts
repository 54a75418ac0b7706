import { contentHash } from '#server/platform/canonicalJson.ts';
import { type Audience, hashInRevision, type Layouts, type ServedLayouts } from '#server/content/index.ts';
import { openLayoutsOf, type LayoutDeps } from '#server/content/layouts.ts';
import type { LayoutStore, Pointer, StoredRevision } from '#server/content/publish/store.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { tinyCatalogue } from './tinyCatalogue.ts';

export const visitor: Audience = { brand: 'tsb', region: 'US-NJ', isLoggedIn: false, device: 'DESKTOP', capabilities: null };
export const player: Audience = { ...visitor, isLoggedIn: true };

/** Returns the hash of the document shown to an audience, or null. */
export function hashShown(layouts: Pick<ServedLayouts, 'shown'>, surface: string, whom: Partial<Audience> = {}): string | null {
  const shown = layouts.shown(surface, { ...visitor, ...whom });
  return shown && hashInRevision(shown.revision);
}

/** In-memory store of documents and pointers. `force` skips the publishing checks. */
export type MemoryStore = LayoutStore & {
  readonly force: (surface: string, document: unknown, place?: Partial<Pointer>) => string;
  readonly authors: () => readonly string[];
};

export function memoryStore(): MemoryStore {
  const revisions = new Map<string, StoredRevision>();
  let pointers: readonly Pointer[] = [];
  const authors: string[] = [];
  const stood: Pointer[] = [];
  const movers = new Map<string, string>();
  const keyOf = ({ surface, brand, region }: Omit<Pointer, 'hash'>): string => `${surface} ${brand} ${region}`;
  const force: MemoryStore['force'] = (surface, document, { brand = '*', region = '*' } = {}) => {
    const hash = hashOf(document);
    revisions.set(hash, { hash, surface, document });
    movers.set(keyOf({ surface, brand, region }), 'editor');
    stood.unshift({ surface, brand, region, hash });
    pointers = [
      ...pointers.filter((each) => each.surface !== surface || each.brand !== brand || each.region !== region),
      { surface, brand, region, hash },
    ];
    return hash;
  };
  const store: MemoryStore = {
    force,
    authors: () => authors,
    pointers: (surface) => Promise.resolve(pointers.filter((each) => surface === undefined || each.surface === surface)),
    stamp: () => Promise.resolve(JSON.stringify(pointers)),
    revision: (hash) => Promise.resolve(revisions.get(hash) ?? null),
    revisions: (hashes) => Promise.resolve([...revisions.values()].filter(({ hash }) => hashes.includes(hash))),
    stoodAt: (place) => Promise.resolve(stood.filter((each) => keyOf(each) === keyOf(place)).map(({ hash }) => hash)),
    keep: ({ surface, document }) => {
      const hash = contentHash(document);
      revisions.set(hash, { hash, surface, document });
      return Promise.resolve();
    },
    publish: ({ surface, document, brand, region, author }) => {
      authors.push(author);
      const hash = force(surface, document, { brand, region });
      movers.set(keyOf({ surface, brand, region }), author);
      return Promise.resolve(hash);
    },
    heads: () => Promise.resolve(pointers.map((pointer) => ({ ...pointer, movedBy: movers.get(keyOf(pointer)) ?? 'editor' }))),
    advance: async ({ from, ...entry }) => {
      const isHead = pointers.some(
        ({ surface, brand, region, hash }) =>
          surface === entry.surface && brand === entry.brand && region === entry.region && hash === from,
      );
      if (isHead) await store.publish(entry);
      return isHead;
    },
  };
  return store;
}

const hashes = new WeakMap<object, string>();
/** Returns a document's hash. Caches it, because many tests store the same documents. */
function hashOf(document: unknown): string {
  if (typeof document !== 'object' || document === null) return contentHash(document);
  const hash = hashes.get(document) ?? contentHash(document);
  hashes.set(document, hash);
  return hash;
}

/** Returns a generator of consecutive ids. */
export function counting(): () => string {
  let made = 0;
  return () => `id-${(made += 1)}`;
}

export type ServedLayout = Readonly<Record<string, unknown>> & { readonly message: string };
export type OpenedLayouts = Layouts & { readonly told: readonly ServedLayout[] };

/** Opens layouts over a store and records logged warnings. */
export async function layoutsOver(store: LayoutStore, deps: Partial<LayoutDeps> = {}): Promise<OpenedLayouts> {
  const told: ServedLayout[] = [];
  const opened = await openLayoutsOf(store, {
    catalogue: tinyCatalogue(),
    bus: createMemoryBus(),
    ports: { now: () => new Date('2026-11-21T12:00:00.000Z'), newId: counting() },
    log: { warn: (fields, message) => void told.push({ ...fields, message }) },
    ...deps,
  });
  return { ...opened, told };
}

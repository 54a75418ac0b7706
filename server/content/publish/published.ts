import { admit, type Revision } from '../serve/admit.ts';
import { MAY_NOT_PLAY } from '#server/platform/viewer.ts';
import type { Audience } from '../targeting/audience.ts';
import { inTurn } from '#server/platform/inTurn.ts';
import type { Report } from '#server/kinds/report.ts';
import type { LayoutStore, Pointer, StoredRevision } from './store.ts';
import { surfaceOf } from '../documents/surfaces.ts';

export type Published = {
  /** Returns the most specific revision for an audience, or null. */
  readonly find: (surface: string, audience: Pick<Audience, 'brand' | 'region'>) => Revision | null;
  /** Returns surfaces whose pointers changed. Throws if a read fails. */
  readonly reload: (surface?: string) => Promise<readonly string[]>;
  /** Segments that published rules test, and the segment of players who may not play. */
  readonly segments: () => ReadonlySet<string>;
  readonly all: () => Iterable<Revision>;
  readonly notServed: () => readonly NotServed[];
  readonly has: (surface: string, brand?: string, region?: string) => boolean;
};

export type NotServed = Pointer & { readonly servedHash: string; readonly why: readonly string[] };
/** Returns a revision to serve instead of an incomplete document. If null, the incomplete one is served. */
export type StandIn = (place: Pointer) => Promise<Revision | null>;

export function createPublished(store: LayoutStore, report: Report, standIn: StandIn = () => Promise.resolve(null)): Published {
  const revisions = new Map<string, Revision>();
  let pointers: ReadonlyMap<string, readonly Pointer[]> = new Map();
  let replaced: readonly NotServed[] = [];
  let named: ReadonlySet<string> = new Set();

  function ready({ hash, surface }: Pointer, read: ReadonlyMap<string, StoredRevision>): void {
    if (revisions.has(hash)) return;
    const served = surfaceOf(surface);
    const stored = served && read.get(hash);
    if (stored) revisions.set(hash, admit({ hash, surface, document: stored.document }, served, report));
    else
      report({
        reason: 'REVISION_MISSING',
        surface,
        revision: hash,
        message: served ? 'no such revision' : 'nothing asks for this surface',
      });
  }

  /** Returns the published pointer, or a substitute if its revision is missing or incomplete. */
  async function upheld(pointer: Pointer): Promise<Pointer & { readonly why?: readonly string[] }> {
    const why = revisions.get(pointer.hash)?.lacks ?? ['It is not stored.'];
    const instead = why.length > 0 ? await standIn(pointer) : null;
    if (!instead) return pointer;
    revisions.set(instead.hash, instead);
    const message = `it is not served, ${instead.hash} stands in its place: ${why.join(' ')}`;
    report({ reason: 'NOT_SERVED', surface: pointer.surface, revision: pointer.hash, message });
    return { ...pointer, hash: instead.hash, why };
  }

  async function read(surface?: string): Promise<readonly string[]> {
    const stand = await store.pointers(surface);
    const unread = new Set(stand.map(({ hash }) => hash).filter((hash) => !revisions.has(hash)));
    const stored = new Map((await store.revisions([...unread])).map((revision) => [revision.hash, revision]));
    for (const pointer of stand) ready(pointer, stored);
    const found = await Promise.all(stand.map(upheld));
    replaced = [
      ...replaced.filter((each) => surface !== undefined && each.surface !== surface),
      ...stand.flatMap((pointer, at) => {
        const { hash: servedHash = '', why } = found[at] ?? {};
        return why ? [{ ...pointer, servedHash, why }] : [];
      }),
    ];
    const next = new Map(surface === undefined ? [] : pointers);
    if (surface !== undefined) next.delete(surface);
    for (const pointer of found) next.set(pointer.surface, [...(next.get(pointer.surface) ?? []), pointer]);
    const before = pointers;
    pointers = next;
    const inUse = new Set([...next.values()].flat().map(({ hash }) => hash));
    for (const hash of revisions.keys()) if (!inUse.has(hash)) revisions.delete(hash);
    named = new Set([MAY_NOT_PLAY, ...[...revisions.values()].flatMap(({ rules }) => rules.flatMap((rule) => rule.segments ?? []))]);
    const looked = surface === undefined ? new Set([...before.keys(), ...next.keys()]) : [surface];
    return [...looked].filter((each) => told(before.get(each)) !== told(next.get(each)));
  }

  return {
    find: (surface, audience) => {
      const best = mostSpecific(pointers.get(surface) ?? [], audience);
      return (best && revisions.get(best.hash)) ?? null;
    },
    // Runs reloads one after another, because each deletes revisions that a parallel one may need.
    reload: inTurn(read),
    segments: () => named,
    all: () => revisions.values(),
    notServed: () => replaced,
    has: (surface, brand, region) =>
      (pointers.get(surface) ?? []).some(
        (pointer) => (brand ?? pointer.brand) === pointer.brand && (region ?? pointer.region) === pointer.region,
      ),
  };
}

const told = (pointers: readonly Pointer[] = []): string =>
  JSON.stringify(pointers.map(({ brand, region, hash }) => JSON.stringify([brand, region, hash])).toSorted());

/** Prefers the region (`US-NJ`), then the country (`US`), then `*`. Region precedes brand, because laws depend on regions. */
export function mostSpecific(pointers: readonly Pointer[], { brand, region }: Pick<Audience, 'brand' | 'region'>): Pointer | null {
  const country = region.split('-', 1)[0] ?? '';
  const weight = (pointer: Pointer): number => {
    const place = ['*', country, region].lastIndexOf(pointer.region);
    const house = ['*', brand].lastIndexOf(pointer.brand);
    return place < 0 || house < 0 ? -1 : 2 * place + house;
  };
  let best: Pointer | null = null;
  for (const pointer of pointers) if (weight(pointer) >= 0 && (best === null || weight(pointer) > weight(best))) best = pointer;
  return best;
}

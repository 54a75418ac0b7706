import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Authored } from '../authored/index.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { admit, type Revision } from '../serve/admit.ts';
import { checkForPublish } from './check.ts';
import { mostSpecific, type StandIn } from './published.ts';
import type { LayoutStore } from './store.ts';

/** Replaces an incomplete payment document by the last valid one published at that place, or else by this build's. */
export const createStandIn =
  (store: Pick<LayoutStore, 'revisions' | 'stoodAt'>, authored: readonly Authored[]): StandIn =>
  async (place) => {
    const { surface, hash: refused } = place;
    const served = surfaceOf(surface);
    if (!served?.money) return null;
    const stood = (await store.stoodAt(place)).filter((hash) => hash !== refused);
    const stored = new Map((await store.revisions(stood)).map((revision) => [revision.hash, revision.document]));
    const own = authored
      .filter(({ document }) => document.surface === surface)
      .map(({ document, brand, region }) => ({ surface, brand, region, document, hash: contentHash(document) }));
    const best = mostSpecific(own, place);
    const built = own.find(({ hash }) => hash === best?.hash)?.document;
    const found = [...stood.map((hash) => stored.get(hash)), built].find(
      (document) => document !== undefined && checkForPublish(surface, document).problems.length === 0,
    );
    return found === undefined ? null : quietly(surface, found, served);
  };

const quietly = (surface: string, document: unknown, served: NonNullable<ReturnType<typeof surfaceOf>>): Revision =>
  admit({ hash: contentHash(document), surface, document }, served, () => undefined);

import { admit } from '../serve/admit.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Published } from './published.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { createViews, type ViewDeps, type Views } from '../serve/views.ts';

export type RehearsalTime = { readonly at?: Date; readonly flags?: ReadonlySet<string> };
export type Rehearse = (surface: string, document: unknown, time?: RehearsalTime) => Views | null;

/** Previews the document as if published everywhere. Null for an unknown surface. */
export const createRehearsal =
  (deps: ViewDeps): Rehearse =>
  (surface, document, { at, flags } = {}) => {
    const served = surfaceOf(surface);
    if (!served) return null;
    const revision = admit({ hash: contentHash(document), surface, document }, served, () => undefined);
    const find: Published['find'] = (name, audience) => (name === surface ? revision : deps.published.find(name, audience));
    return createViews({
      ...deps,
      published: { ...deps.published, find },
      ...(at ? { now: () => at } : {}),
      ...(flags ? { switches: { ...deps.switches, flags: () => flags } } : {}),
    });
  };

import { isForThem } from '../dialogs/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { outcomesOf } from './admit.ts';
import type { Audience } from './audience.ts';
import type { Capabilities } from './capabilities.ts';
import { createLru } from './lru.ts';
import type { DialogSlotParent, FormParent, LayoutParent, ReceiptParent } from './parents.ts';
import type { Published } from './published.ts';
import { receiptOf } from './receipts.ts';
import type { ReceiptSubject } from './receiptSubjects.ts';
import { resolve, type Resolved } from './resolve.ts';
import { matchRoute } from './routes.ts';
import { subjectOf, titleOf } from './subject.ts';
import type { Switches } from './switches.ts';
import { DIALOGS, formSurface, isFrameSurface, receiptSurfaceOf } from './surfaces.ts';
import { dialogSlotsOf, formOf, layoutOf } from './wire.ts';
import type { OddsFormat } from '#src/lib/odds.ts';

/** What is published, as an audience gets it. All of it is read from memory. */
export type Views = {
  /** The layout of a path; null when no page has that address, or it names something that is not offered. */
  readonly page: (canonicalUrl: string, audience: Audience) => LayoutParent | null;
  /** The layout of a part of the frame; null for an unknown one. */
  readonly frame: (surface: string, audience: Audience) => LayoutParent | null;
  readonly form: (formId: string, audience: Audience) => FormParent | null;
  readonly dialogs: (audience: Audience) => readonly DialogSlotParent[];
  /** Null when no receipt is published: nothing can be shown of the transaction then. */
  readonly receipt: (subject: ReceiptSubject, audience: Audience, format?: OddsFormat) => ReceiptParent | null;
};

/** Results kept for audiences that come out alike, and of those the ones with the ids of a route. */
const MAX_RESOLVED = 500;
const MAX_LAYOUTS = 1_000;

export function createViews(deps: {
  readonly catalogue: Catalogue;
  readonly published: Published;
  readonly capabilities: Capabilities;
  readonly switches: Switches;
  readonly now: () => Date;
}): Views {
  const { catalogue, published, capabilities, switches } = deps;
  const resolutions = createLru<Resolved>(MAX_RESOLVED);
  const layouts = createLru<LayoutParent>(MAX_LAYOUTS);

  function resolved(surface: string, audience: Audience): { readonly key: string; readonly value: Resolved } | null {
    const revision = published.find(surface, audience);
    if (!revision) return null;
    const outcomes = outcomesOf(revision, { ...audience, at: deps.now(), flags: switches.flags() });
    const { capabilities: build } = audience;
    const hash = `${revision.hash}${switches.markOf(revision)}`;
    const key = `${hash}|${outcomes}|${capabilities.keyOf(build)}`;
    const canDraw = (kind: string, version: number): boolean => !switches.isOff(kind) && capabilities.canDraw(build, kind, version);
    return { key, value: resolutions.get(key, () => ({ ...resolve(revision, outcomes, canDraw), revision: hash })) };
  }

  return {
    page: (canonicalUrl, audience) => {
      const route = matchRoute(canonicalUrl);
      const subject = route && subjectOf(route, catalogue);
      const found = subject && resolved(route.surface, audience);
      if (!found) return null;
      const title = titleOf(found.value.title, subject.names);
      const key = `${found.key}|${Object.values(subject.params).join('/')}|${title}`;
      return layouts.get(key, () => layoutOf(found.value, subject.params, title));
    },
    frame: (surface, audience) => {
      const found = isFrameSurface(surface) ? resolved(surface, audience) : null;
      return found && layouts.get(found.key, () => layoutOf(found.value, {}, found.value.title));
    },
    form: (formId, audience) => {
      const found = /^[a-z0-9-]{1,64}$/.test(formId) ? resolved(formSurface(formId), audience) : null;
      return found && formOf(formId, found.value);
    },
    dialogs: (audience) => {
      const found = resolved(DIALOGS, audience);
      return found ? dialogSlotsOf(found.value).filter((slot) => isForThem(slot, audience.isLoggedIn)) : [];
    },
    receipt: (subject, audience, format = 'AMERICAN') => {
      const found = resolved(receiptSurfaceOf(subject), audience);
      return found && receiptOf(found.value, subject, format);
    },
  };
}

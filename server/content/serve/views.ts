import { isForThem } from '../dialogs/index.ts';
import type { LegalShelf } from '#server/modules/legal/index.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { pathOfAccountItem } from './accountItems.ts';
import { outcomesOf, type Revision } from './admit.ts';
import type { Audience } from '../targeting/audience.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Capabilities } from '../publish/capabilities.ts';
import { nextSwitch } from '../publish/switchTimes.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import type { DialogSlotParent, FormParent, LayoutParent, ReceiptParent } from '#server/kinds/nodeParents.ts';
import type { Published } from '../publish/published.ts';
import type { Quarantine } from '../publish/quarantine.ts';
import { receiptOf } from './receipts.ts';
import type { ReceiptSubject } from '#server/contract/receiptSubjects.ts';
import { resolve, type Resolved } from './resolve.ts';
import { matchRoute, pathIn } from '../documents/routes.ts';
import { subjectOf, throughJackpot, titleOf } from '../documents/subject.ts';
import type { Switches } from '../targeting/switches.ts';
import { DIALOGS, formSurface, isFrameSurface, receiptSurfaceOf } from '../documents/surfaces.ts';
import { dialogSlotsOf, formOf, layoutOf } from './wire.ts';
import type { OddsFormat } from '#src/shared/money/odds.ts';

export type Views = {
  /** Null if the address is unknown, its subject is not offered or the surface is not published. */
  readonly page: (canonicalUrl: string, audience: Audience) => LayoutParent | null;
  readonly shown: (surface: string, audience: Audience) => Resolved | null;
  readonly frame: (surface: string, audience: Audience) => LayoutParent | null;
  readonly form: (formId: string, audience: Audience) => FormParent | null;
  readonly dialogs: (audience: Audience) => readonly DialogSlotParent[];
  readonly receipt: (subject: ReceiptSubject, audience: Audience, format?: OddsFormat) => ReceiptParent | null;
};

/** Names a revision for clients. Disabled kinds, rules and quarantine change the name, so that open pages update. */
const nameOf = ({ hash }: Revision, outcomes: string, mark: string, quarantined: readonly string[]): string =>
  outcomes.includes('0') || quarantined.length > 0 ? `${hash}~${contentHash([mark, outcomes, quarantined]).slice(0, 8)}` : `${hash}${mark}`;

const LEGAL: ReadonlySet<string> = new Set(['legal', 'dialogs']);
const KINDS_OF_LEGAL: ReadonlySet<string> = new Set(['LegalDocumentShelf', 'LegalChangeDialog']);

/** Marks nodes of legal texts, which change without a new document, so that open pages reload them. */
const withData = (resolved: Resolved, data: string | null): Resolved =>
  data === null
    ? resolved
    : { ...resolved, nodes: resolved.nodes.map((node) => (KINDS_OF_LEGAL.has(node.kind) ? { ...node, data } : node)) };

/** Counts the shelves before the first one with a rule about the player. Null without such a shelf. */
function commonOf(revision: Revision, { nodes }: Resolved, personal: string | null): number | null {
  if (personal === null) return null;
  const before = new Set(
    revision.nodes
      .slice(
        0,
        revision.nodes.findIndex(({ id }) => id === personal),
      )
      .map(({ id }) => id),
  );
  return nodes.filter(({ id, parent, region }) => parent === null && region === 'main' && before.has(id)).length;
}

const MAX_RESOLVED = 500;
const MAX_LAYOUTS = 1_000;

export type ViewDeps = {
  readonly catalogue: Catalogue;
  readonly published: Published;
  readonly capabilities: Capabilities;
  readonly switches: Switches;
  readonly quarantine: Quarantine;
  readonly legal: LegalShelf;
  readonly now: () => Date;
};

export function createViews(deps: ViewDeps): Views {
  const { catalogue, published, capabilities, switches, quarantine, legal } = deps;
  const resolutions = new BoundedCache<string, Resolved>(MAX_RESOLVED);
  const layouts = new BoundedCache<string, LayoutParent>(MAX_LAYOUTS);

  type Found = { readonly key: string; readonly value: Resolved; readonly changesAt: () => string | null };
  function resolved(surface: string, audience: Audience): Found | null {
    const revision = published.find(surface, audience);
    if (!revision) return null;
    const now = { ...audience, at: deps.now(), flags: switches.flags(audience) };
    const outcomes = outcomesOf(revision, now);
    const { capabilities: build } = audience;
    const data = LEGAL.has(surface) ? legal.markAt(audience, now.at) : null;
    const [mark, quarantined] = [`${switches.markOf(revision)}${data === null ? '' : `~${data}`}`, quarantine.idsIn(revision)];
    const personal = audience.isLoggedIn ? null : revision.personal;
    const key = `${revision.hash}${mark}|${quarantined.join(',')}|${outcomes}|${capabilities.keyOf(build)}|${personal ?? ''}`;
    const canDraw = (kind: string, version: number): boolean => !switches.isOff(kind) && capabilities.canDraw(build, kind, version);
    const value = resolutions.getOrMake(key, () => {
      const found = withData(resolve(revision, outcomes, canDraw, quarantine.isIn), data);
      return { ...found, common: commonOf(revision, found, personal), revision: nameOf(revision, outcomes, mark, quarantined) };
    });
    const changesAt = (): string | null => {
      const flips = [nextSwitch(revision, now), data === null ? null : legal.nextChange(audience, now.at)?.toISOString()];
      return flips.flatMap((flip) => flip ?? []).toSorted()[0] ?? null;
    };
    return { key, value, changesAt };
  }

  function itemRoute(canonicalUrl: string, audience: Audience) {
    const path = pathOfAccountItem(canonicalUrl, resolved('account-menu', audience)?.value ?? null);
    return path === null ? null : matchRoute(path);
  }

  return {
    shown: (surface, audience) => resolved(surface, audience)?.value ?? null,
    page: (canonicalUrl, audience) => {
      const matched = matchRoute(canonicalUrl) ?? itemRoute(canonicalUrl, audience);
      const route = matched && throughJackpot(matched, catalogue);
      const subject = route && subjectOf(route, catalogue);
      const found = subject && resolved(route.surface, audience);
      if (!found) return null;
      const title = titleOf(found.value.title, subject.names);
      const changesAt = found.changesAt();
      const { params, isMissing = false } = subject;
      const movedTo = subject.path === undefined || subject.path === pathIn(canonicalUrl) ? null : subject.path;
      const key = `${found.key}|${Object.values(params).join('/')}|${title}|${changesAt}|${movedTo}`;
      return layouts.getOrMake(key, () => ({ ...layoutOf(found.value, params, { title, changesAt }), isMissing, movedTo }));
    },
    frame: (surface, audience) => {
      const found = isFrameSurface(surface) ? resolved(surface, audience) : null;
      if (!found) return null;
      const { key, value } = found;
      const changesAt = found.changesAt();
      return layouts.getOrMake(`${key}|${changesAt}`, () => layoutOf(value, {}, { title: value.title, changesAt }));
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

import type { Kysely } from 'kysely';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { LayoutChange, LayoutUrgency } from '#server/contract/generated/schemaTypes.ts';
import { type Bus, topics } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { FlagRules } from './targeting/rules.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { advanceAuthored, type AdvanceLog, assertPasses, AUTHORED } from './publish/advance.ts';
import type { Audience } from './targeting/audience.ts';
import { authored } from './authored/index.ts';
import { type Capabilities, createCapabilities, type Manifest } from './publish/capabilities.ts';
import { checkForPublish, type ValidationReport } from './publish/check.ts';
import { admit, type Revision } from './serve/admit.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { LiveBuild } from './publish/builds.ts';
import { coverageOf } from './publish/coverage.ts';
import { explain, type Explained } from './targeting/explain.ts';
import { surfaceOf } from './documents/surfaces.ts';
import { createQuarantine, noQuarantine, type Quarantine, quarantineKey, readQuarantine } from './publish/quarantine.ts';
import { createSwitches, readSwitches, type Switches } from './targeting/switches.ts';
import { destinationsOf } from './documents/destinations.ts';
import type { Destinations } from './documents/links.ts';
import { createPublished, type Published as PublishedRevisions } from './publish/published.ts';
import { createMoves, SWITCHED } from './publish/moves.ts';
import { createRehearsal, type Rehearse } from './publish/rehearsal.ts';
import { onceEach } from '#server/kinds/report.ts';
import { createSourceRunner } from '#server/kinds/sources/runner.ts';
import type { SourceRunner } from '#server/kinds/sources/binding.ts';
import { createLayoutStore, LIVE, type LayoutStore } from './publish/store.ts';
import { createViews, type Views } from './serve/views.ts';
import { createWatchers } from './publish/watch.ts';
import type { Coverage } from '#src/shared/console/review.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';

/** Whoever logs: pino, or a test. */
export type LayoutLog = AdvanceLog & { readonly warn: (fields: object, message: string) => void };
export type LayoutDeps = {
  readonly db: Kysely<Schema>;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly ports: Pick<Ports, 'now' | 'newId'>;
  readonly log?: LayoutLog;
  /** Builds of the client whose capabilities are known at start. */
  readonly manifests?: readonly Manifest[];
  /** Which pointers are served; `live` when it is not said. */
  readonly environment?: string;
  /** What flags are for whom, beside what operators say; none when it is not said. */
  readonly flagRules?: FlagRules;
};

export type Target = {
  /** Brand or `*`. */
  readonly brand?: string;
  /** Region, country or `*`. */
  readonly region?: string;
  /** Who published it. */
  readonly author: string;
  /** The one that is served when it is not said. */
  readonly environment?: string;
};
/** What the audience is told as the revision, and every node. */
export type Explanation = { readonly revision: string; readonly nodes: readonly Explained[] };
/** Another document than the one of now, other kinds that are off, other nodes in quarantine. */
export type Occasion = { readonly document?: unknown; readonly off?: readonly string[]; readonly quarantined?: readonly string[] };
type Where = Pick<Audience, 'brand' | 'region'>;
export type Published = { readonly revision: string; readonly warnings: ValidationReport['warnings'] };

export type Layouts = Views & {
  /** Checks a document and, when nothing is wrong with it, makes it what is published; every process serves it at once. */
  readonly publish: (surface: string, document: unknown, target: Target) => Promise<Result<Published, ValidationReport>>;
  /** Pointers of these surfaces were moved in the database: every process reads them anew and tells who watches. */
  readonly announce: (surfaces: readonly string[], urgency?: LayoutUrgency) => Promise<void>;
  /** What this audience is shown now, then every move of it. */
  readonly watch: (surface: string, audience: Audience) => AsyncIterableIterator<LayoutChange>;
  /** Called in every process when a surface has moved there: whoever keeps answers drops them, before anyone is told. Returns the way to stop. */
  readonly onMoved: (listener: () => void) => () => void;
  /** To be called every so often: whoever is shown something else because a time has come is told. */
  readonly lookAtClock: () => void;
  /** Kinds were switched, or flags, or the quarantine was changed: every process reads them anew and tells who watches. */
  readonly switched: () => Promise<void>;
  /** To be called every so often: reads anew what no message has told of. One statement where nothing has moved. */
  readonly lookAgain: () => Promise<void>;
  /** Of these segments those that a rule asks for: all others make no difference, and are not told apart. */
  readonly relevantSegments: (segments: readonly string[]) => readonly string[];
  /** Why an audience sees what it sees: of what is published, or of a document that is not published yet. Null where nothing is. */
  readonly explain: (surface: string, audience: Audience, of?: Occasion) => Promise<Explanation | null>;
  /** What the clients that are out there would see of a document on a surface; null for a surface that nothing asks for. */
  readonly coverage: (surface: string, document: unknown, live: readonly LiveBuild[]) => Coverage | null;
  /** Kinds that are off, nodes in quarantine. */
  readonly switchedNow: () => { readonly off: readonly string[]; readonly quarantined: readonly string[] };
  /** Flags that are on for an audience. */
  readonly flagsFor: (audience: Audience) => readonly string[];
  /** What a flag is for an audience, and who has decided it: for what the server guards itself. Null for one that nobody knows. */
  readonly judgeFlag: Switches['judge'];
  /** Every revision that is published somewhere. */
  readonly published: () => Iterable<Revision>;
  /** What players would get of a document that is not published yet. */
  readonly rehearse: Rehearse;
  /** Where links may lead from here. */
  readonly destinations: (where: Where, catalogue: Catalogue) => Destinations;
  readonly capabilities: Capabilities;
  readonly sources: SourceRunner;
  readonly close: () => void;
};

/** Opens what is published. Publishes the authored documents where nothing is yet, and takes those of earlier builds on to this one's. */
export const openLayouts = (deps: LayoutDeps): Promise<Layouts> =>
  openLayoutsOf(
    createLayoutStore(deps.db, deps.environment),
    deps,
    createSwitches(readSwitches(deps.db), deps.flagRules),
    createQuarantine(readQuarantine(deps.db)),
  );

/** The same over any store. */
export async function openLayoutsOf(
  store: LayoutStore,
  deps: Omit<LayoutDeps, 'db'>,
  switches: Switches = createSwitches(() => Promise.resolve([])),
  quarantine: Quarantine = noQuarantine,
): Promise<Layouts> {
  const { bus, catalogue, ports, log } = deps;
  const report = onceEach(({ message, ...fields }) => log?.warn(fields, `layout: ${message}`));
  const published = createPublished(store, report);
  const capabilities = createCapabilities(deps.manifests);
  const seen = { catalogue, published, capabilities, switches, quarantine, now: ports.now };
  const views = createViews(seen);
  const watchers = createWatchers(views.shown, ports.newId);

  await switches.reload();
  await quarantine.reload();
  const moves = createMoves({
    ...{ bus, published, watchers, now: ports.now },
    reloadSwitches: async () => {
      await switches.reload();
      await quarantine.reload();
    },
    stamp: store.stamp,
    standing: () => ({ gone: [...switches.off(), ...quarantine.now()], flags: switches.said() }),
    onFault: (error) => log?.warn({ error: String(error) }, 'layout: could not be read again'),
  });
  const { refresh } = moves;

  const tell = (surface: string, revision: string): void => {
    bus.publish(topics.layout('*'), { surface });
    bus.publish(topics.layout(surface), { surface, revision });
  };

  const layouts: Layouts = {
    ...views,
    rehearse: createRehearsal(seen),
    publish: async (surface, document, { brand = '*', region = '*', author, environment }) => {
      const verdict = checkForPublish(surface, document);
      if (verdict.problems.length > 0) return refuse(verdict);
      const entry = { surface, document, brand, region, author, at: ports.now() };
      const revision = await store.publish(environment === undefined ? entry : { ...entry, environment });
      await refresh(surface);
      tell(surface, revision);
      return ok({ revision, warnings: verdict.warnings });
    },
    announce: async (surfaces, urgency) => {
      for (const surface of new Set(surfaces)) {
        await refresh(surface, urgency);
        bus.publish(topics.layout('*'), urgency === undefined ? { surface } : { surface, urgency });
      }
    },
    watch: watchers.watch,
    onMoved: moves.onMoved,
    switched: async () => {
      await moves.readSwitches();
      bus.publish(topics.layout('*'), SWITCHED);
    },
    lookAtClock: moves.lookAtClock,
    lookAgain: moves.lookAgain,
    relevantSegments: (segments) => segments.filter((segment) => published.segments().has(segment)),
    switchedNow: () => ({ off: switches.off(), quarantined: quarantine.now() }),
    flagsFor: (audience) => [...switches.flags(audience)],
    judgeFlag: switches.judge,
    published: published.all,
    coverage: (surface, document, live) => {
      const served = surfaceOf(surface);
      return (
        served &&
        coverageOf(
          admit({ hash: '', surface, document }, served, () => undefined),
          live,
          capabilities,
        )
      );
    },
    explain: explainer({ store, published, capabilities, switches, quarantine, now: ports.now }),
    destinations: (where, from) => destinationsOf(published, where, from),
    capabilities,
    sources: createSourceRunner({ catalogue, now: ports.now, report }),
    close: () => {
      moves.stop();
      watchers.close();
    },
  };

  const moved = await advanceAuthored(store, authored, { at: ports.now(), log });
  await published.reload();
  for (const { surface, revision } of moved) tell(surface, revision);
  await publishAuthored(layouts, published.has);
  return layouts;
}

type Explaining = {
  readonly store: LayoutStore;
  readonly published: PublishedRevisions;
  readonly capabilities: Capabilities;
  readonly switches: Switches;
  readonly quarantine: Quarantine;
  readonly now: () => Date;
};

const explainer =
  ({ store, published, capabilities, switches, quarantine, now }: Explaining): Layouts['explain'] =>
  async (surface, audience, { document: draft, off, quarantined } = {}) => {
    const served = surfaceOf(surface);
    const found = published.find(surface, audience);
    const document = draft ?? (found && (await store.revision(found.hash))?.document);
    if (!served || document === undefined || document === null) return null;
    const revision =
      draft === undefined && found ? found : admit({ hash: contentHash(document), surface, document }, served, () => undefined);
    const at = { flags: switches.flags(audience), at: now(), ...audience };
    const canDraw = (kind: string, version: number): boolean => capabilities.canDraw(audience.capabilities, kind, version);
    return {
      revision: revision.hash,
      nodes: explain(revision, document, at, {
        canDraw,
        isOff: off ? (kind) => off.includes(kind) : switches.isOff,
        isQuarantined: quarantined ? (place, node) => quarantined.includes(quarantineKey(place, node)) : quarantine.isIn,
      }),
    };
  };

/** Publishes the authored documents that no pointer stands for yet. Throws when one does not pass: the build itself is broken. */
export async function publishAuthored(
  layouts: Pick<Layouts, 'publish'>,
  has: (surface: string, brand: string, region: string) => boolean,
): Promise<void> {
  for (const one of authored) {
    const { document, brand, region } = one;
    if (has(document.surface, brand, region)) continue;
    assertPasses(one);
    await layouts.publish(document.surface, document, { brand, region, author: AUTHORED, environment: LIVE });
  }
}

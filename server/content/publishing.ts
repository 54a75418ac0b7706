import type { Bus } from '#server/platform/bus/bus.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Ports } from '#server/platform/ports.ts';
import { ok, refuse } from '#src/shared/values/result.ts';
import { authored } from './authored/index.ts';
import type { LayoutPublishing } from './contracts.ts';
import { destinationsOf } from './documents/destinations.ts';
import { surfaceOf } from './documents/surfaces.ts';
import { assertPasses, AUTHORED } from './publish/advance.ts';
import { checkForPublish } from './publish/check.ts';
import { coverageOf } from './publish/coverage.ts';
import { type LayoutUpdates, SWITCHED } from './publish/layoutUpdates.ts';
import type { Published } from './publish/published.ts';
import { quarantineKey } from './publish/quarantine.ts';
import { createRehearsal } from './publish/rehearsal.ts';
import { LIVE, type LayoutStore } from './publish/store.ts';
import { admit, type Revision } from './serve/admit.ts';
import type { ViewDeps } from './serve/views.ts';
import { explain } from './targeting/explain.ts';

type Publishing = {
  readonly store: LayoutStore;
  readonly seen: ViewDeps;
  readonly moves: Pick<LayoutUpdates, 'refresh' | 'readSwitches'>;
  readonly bus: Bus;
  readonly now: Ports['now'];
};

export function createPublishing({ store, seen, moves, bus, now }: Publishing): LayoutPublishing {
  const { published, capabilities } = seen;
  return {
    publish: async (surface, document, { brand = '*', region = '*', author, environment }) => {
      const report = checkForPublish(surface, document);
      if (report.problems.length > 0) return refuse(report);
      const entry = { surface, document, brand, region, author, at: now() };
      const revision = await store.publish(environment === undefined ? entry : { ...entry, environment });
      await moves.refresh(surface);
      announceRevision(bus, surface, revision);
      return ok({ revision, warnings: report.warnings });
    },
    announce: async (surfaces, urgency) => {
      for (const surface of new Set(surfaces)) {
        await moves.refresh(surface, urgency);
        bus.publish(topics.layout('*'), urgency === undefined ? { surface } : { surface, urgency });
      }
    },
    switched: async () => {
      await moves.readSwitches();
      bus.publish(topics.layout('*'), SWITCHED);
    },
    explain: explainer(store, seen),
    coverage: (surface, document, live) => {
      const served = surfaceOf(surface);
      return served && coverageOf(unpublished(surface, document, served), live, capabilities, served.kinds);
    },
    rehearse: createRehearsal(seen),
    destinations: (where, catalogue) => destinationsOf(published, where, catalogue),
    published: published.all,
    notServed: published.notServed,
  };
}

export function announceRevision(bus: Bus, surface: string, revision: string): void {
  bus.publish(topics.layout('*'), { surface });
  bus.publish(topics.layout(surface), { surface, revision });
}

/** Publishes this build's documents at places without a pointer. Throws if one is invalid. */
export async function publishAuthored({
  store,
  published,
  bus,
  now,
}: Pick<Publishing, 'bus' | 'now' | 'store'> & { readonly published: Published }): Promise<void> {
  const missing = authored.filter(({ document: { surface }, brand, region }) => !published.has(surface, brand, region));
  if (missing.length === 0) return;
  const revisions = new Map<string, string>();
  for (const one of missing) {
    assertPasses(one);
    const { document, brand, region } = one;
    const { surface } = document;
    revisions.set(surface, await store.publish({ surface, document, brand, region, author: AUTHORED, at: now(), environment: LIVE }));
  }
  await published.reload();
  for (const [surface, revision] of revisions) announceRevision(bus, surface, revision);
}

const explainer =
  (store: LayoutStore, { published, capabilities, switches, quarantine, now }: ViewDeps): LayoutPublishing['explain'] =>
  async (surface, audience, { document: draft, off, quarantined } = {}) => {
    const served = surfaceOf(surface);
    const found = published.find(surface, audience);
    const document = draft ?? (found && (await store.revision(found.hash))?.document);
    if (!served || document === undefined || document === null) return null;
    const revision = draft === undefined && found ? found : unpublished(surface, document, served, contentHash(document));
    const at = { flags: switches.flags(audience), at: now(), ...audience };
    return {
      revision: revision.hash,
      nodes: explain(revision, document, at, {
        canDraw: (kind, version) => capabilities.canDraw(audience.capabilities, kind, version),
        isOff: off ? (kind) => off.includes(kind) : switches.isOff,
        isQuarantined: quarantined ? (place, node) => quarantined.includes(quarantineKey(place, node)) : quarantine.isIn,
      }),
    };
  };

const unpublished = (surface: string, document: unknown, served: NonNullable<ReturnType<typeof surfaceOf>>, hash = ''): Revision =>
  admit({ hash, surface, document }, served, () => undefined);

import type { Kysely } from 'kysely';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { createLegalShelf, type LegalShelf, readLegalVersions, writeFirstVersions } from '#server/modules/legal/index.ts';
import { onceEach } from '#server/kinds/report.ts';
import { createSourceRunner } from '#server/kinds/sources/runner.ts';
import { authored } from './authored/index.ts';
import { firstLegalTexts } from './authored/legalTexts.ts';
import type { Layouts } from './contracts.ts';
import { advanceAuthored, type AdvanceLog } from './publish/advance.ts';
import { createCapabilities, type Manifest } from './publish/capabilities.ts';
import { createLayoutUpdates } from './publish/layoutUpdates.ts';
import { createPublished } from './publish/published.ts';
import { createQuarantine, noQuarantine, type Quarantine, readQuarantine } from './publish/quarantine.ts';
import { createStandIn } from './publish/standIn.ts';
import { createLayoutStore, type LayoutStore } from './publish/store.ts';
import { createWatchers } from './publish/watch.ts';
import { announceRevision, createPublishing, publishAuthored } from './publishing.ts';
import { createViews } from './serve/views.ts';
import type { FlagRules } from './targeting/rules.ts';
import { createSwitches, readSwitches, type Switches } from './targeting/switches.ts';

export type LayoutLog = AdvanceLog & { readonly warn: (fields: object, message: string) => void };
export type LayoutDeps = {
  readonly db: Kysely<Schema>;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly ports: Pick<Ports, 'now' | 'newId'>;
  readonly log?: LayoutLog;
  readonly manifests?: readonly Manifest[];
  /** Environment to serve, by default `live`. */
  readonly environment?: string;
  /** Rules for flags, by default none. Operators' switches override them. */
  readonly flagRules?: FlagRules;
};

/** Writes this build's documents. Throws for an invalid document or database error. */
export async function openLayouts(deps: LayoutDeps): Promise<Layouts> {
  await writeFirstVersions(deps.db, firstLegalTexts, deps.ports.now());
  return openLayoutsOf(
    createLayoutStore(deps.db, deps.environment),
    deps,
    createSwitches(readSwitches(deps.db), deps.flagRules),
    createQuarantine(readQuarantine(deps.db)),
    createLegalShelf(() => readLegalVersions(deps.db)),
  );
}

export async function openLayoutsOf(
  store: LayoutStore,
  deps: Omit<LayoutDeps, 'db'>,
  switches: Switches = createSwitches(() => Promise.resolve([])),
  quarantine: Quarantine = noQuarantine,
  legal: LegalShelf = createLegalShelf(() => Promise.resolve([])),
): Promise<Layouts> {
  const { bus, catalogue, ports, log } = deps;
  const { now } = ports;
  const report = onceEach(({ message, ...fields }) => log?.warn(fields, `layout: ${message}`));
  const published = createPublished(store, report, createStandIn(store, authored));
  const capabilities = createCapabilities(deps.manifests);
  const seen = { catalogue, published, capabilities, switches, quarantine, legal, now };
  const views = createViews(seen);
  const watchers = createWatchers(views.shown, ports.newId);
  const reloadSwitches = async (): Promise<void> => {
    await switches.reload();
    await quarantine.reload();
    await legal.reload();
  };

  await reloadSwitches();
  const moves = createLayoutUpdates({
    ...{ bus, published, watchers, now, reloadSwitches },
    stamp: store.stamp,
    switchState: () => ({ gone: [...switches.off(), ...quarantine.now()], flags: switches.said() }),
    onFault: (error) => log?.warn({ error: String(error) }, 'layout: could not be read again'),
  });
  const publishing = createPublishing({ store, seen, moves, bus, now });

  const advanced = await advanceAuthored(store, authored, { at: now(), log });
  await published.reload();
  for (const { surface, revision } of advanced) announceRevision(bus, surface, revision);
  await publishAuthored({ store, published, bus, now });
  return {
    layouts: {
      ...views,
      watch: watchers.watch,
      relevantSegments: (segments) => segments.filter((segment) => published.segments().has(segment)),
      flagsFor: (audience) => [...switches.flags(audience)],
      judgeFlag: switches.judge,
      legalText: (where, document, version) => legal.find(where, document, version, now()),
      owedTexts: (place) => legal.owed(place, now()),
      switchedNow: () => ({ off: switches.off(), quarantined: quarantine.now() }),
      capabilities,
      sources: createSourceRunner({ catalogue, now, report }),
    },
    publishing,
    upkeep: {
      onMoved: moves.onMoved,
      lookAtClock: moves.lookAtClock,
      lookAgain: moves.lookAgain,
      close: () => {
        moves.stop();
        watchers.close();
      },
    },
  };
}

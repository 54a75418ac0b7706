import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { applyChanges } from './applyChanges.ts';

/** Origins of games that the simulation plays, and of those that the sandbox moves by hand. */
const isDriven = (origin: string): boolean => origin === 'seed' || origin.startsWith('sandbox:');

/**
 * Imported games have no live feed: at their start they leave the lists and nothing can be bet on any more, until their results come.
 */
export async function closeStarted(deps: DomainDeps & { readonly bus: Bus; readonly catalogue: Catalogue }): Promise<void> {
  const now = deps.ports.now();
  const started = deps.catalogue.events({ status: 'PRE_GAME', to: now }).filter(({ origin }) => !isDriven(origin));
  await applyChanges(
    deps,
    started.map(({ id }) => ({
      eventId: id,
      status: 'HIDDEN',
      selections: deps.catalogue
        .marketsOf(id)
        .flatMap(({ selections }) => selections.map((selection) => ({ id: selection.id, status: 'CLOSED' }))),
    })),
  );
}

import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { applyChanges } from './applyChanges.ts';

const isDriven = (origin: string): boolean => origin === 'seed' || origin.startsWith('sandbox:');

/** Closes selections of started events without a live feed; hides the events. Writes and publishes. */
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
    { isFeed: false },
  );
}

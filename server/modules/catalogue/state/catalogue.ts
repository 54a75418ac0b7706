import type { WorldChange } from '../messages/messages.ts';
import type { GameFeature } from '#server/platform/config/config.ts';
import { readsOf } from './reads.ts';
import type { BaseRows, OfferRows } from './rows.ts';
import { applyChange, createTables, putBase, putOffer } from './tables.ts';
import type { Catalogue } from '../types.ts';

export type CatalogueState = Omit<Catalogue, 'close' | 'reload'> & {
  readonly putBase: (rows: BaseRows) => void;
  /** Stores offer rows. Returns the ids of already stored events that changed. */
  readonly putOffer: (rows: OfferRows, eventIds: readonly string[]) => readonly string[];
  /** Applies a change. False if a version was missed or the event is unknown: then reread the event. */
  readonly apply: (change: WorldChange) => boolean;
};

export function createCatalogueState(features: ReadonlySet<GameFeature>): CatalogueState {
  const tables = createTables();
  return {
    ...readsOf(tables),
    putBase: (rows) => putBase(tables, rows, features),
    putOffer: (rows, eventIds) => putOffer(tables, rows, eventIds),
    apply: (change) => applyChange(tables, change),
  };
}

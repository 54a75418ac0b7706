import type { WorldChange } from '../messages/messages.ts';
import { readsOf } from './reads.ts';
import type { BaseRows, OfferRows } from './rows.ts';
import { applyChange, createTables, putBase, putOffer } from './tables.ts';
import type { Catalogue } from '../types.ts';

/** The read model without its sources: what is put in is what is read. */
export type CatalogueState = Omit<Catalogue, 'close' | 'reload'> & {
  readonly putBase: (rows: BaseRows) => void;
  /** Returns the events that were held before and have changed. */
  readonly putOffer: (rows: OfferRows, eventIds: readonly string[]) => readonly string[];
  /** False when the change does not follow on what is held and the event must be read anew. */
  readonly apply: (change: WorldChange) => boolean;
};

export function createCatalogueState(): CatalogueState {
  const tables = createTables();
  return {
    ...readsOf(tables),
    putBase: (rows) => putBase(tables, rows),
    putOffer: (rows, eventIds) => putOffer(tables, rows, eventIds),
    apply: (change) => applyChange(tables, change),
  };
}

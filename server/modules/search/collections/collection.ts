import type { Catalogue, CatalogueEvent } from '#server/modules/catalogue/index.ts';
import type { Promotion } from '#server/modules/offers/index.ts';
import { cursorOf, keyOf } from './cursor.ts';

export type CollectionItem = (Promotion & { readonly __typename: 'PromotionCard' }) | (CatalogueEvent & { readonly __typename: 'Event' });

/** An item with its place: lists are in the order of their keys, and no two items of one list have the same. */
export type Keyed = { readonly key: string; readonly item: CollectionItem };

export type CollectionWorld = { readonly catalogue: Catalogue; readonly now: Date };

/** A list that is narrowed by one filter at a time. */
export type Collection = {
  /** What it is asked by over the wire. */
  readonly id: string;
  /** What each filter is called. */
  readonly filters: Readonly<Record<string, string>>;
  /** In any order; `null` is no filter. Only with filters of `filters`. */
  readonly list: (filterId: string | null, world: CollectionWorld) => readonly Keyed[];
};

export type CollectionPage = {
  readonly items: readonly CollectionItem[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly totalCount: number;
};

/** A page is never longer. */
export const MAX_PAGE = 50;

export type PageRequest = { readonly filterId?: string | null; readonly first: number; readonly after?: string | null };

/**
 * Part of a list. A filter that it does not have finds nothing; a cursor that is none begins at the start. What comes and goes between two
 * questions neither repeats nor hides an item that stood there in both: a page begins after a key, not at a number.
 */
export function pageOf(
  collection: Collection,
  { filterId = null, first, after = null }: PageRequest,
  world: CollectionWorld,
): CollectionPage {
  const isKnown = filterId === null || Object.hasOwn(collection.filters, filterId);
  const all = isKnown ? collection.list(filterId, world).toSorted((a, b) => (a.key < b.key ? -1 : 1)) : [];
  const from = after === null ? null : keyOf(after);
  const rest = from === null ? all : all.filter(({ key }) => key > from);
  const shown = rest.slice(0, Math.min(MAX_PAGE, Math.max(0, Math.trunc(first))));
  const last = shown.at(-1);
  return {
    items: shown.map(({ item }) => item),
    endCursor: last ? cursorOf(last.key) : null,
    hasNextPage: shown.length < rest.length,
    totalCount: all.length,
  };
}

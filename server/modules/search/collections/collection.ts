import type { Catalogue, CatalogueEvent } from '#server/modules/catalogue/index.ts';
import type { Place, Promotion } from '#server/modules/offers/index.ts';
import { cursorOf, keyOf } from './cursor.ts';

export type CollectionItem = (Promotion & { readonly __typename: 'PromotionCard' }) | (CatalogueEvent & { readonly __typename: 'Event' });

export type Keyed = { readonly key: string; readonly item: CollectionItem };

export type CollectionWorld = { readonly catalogue: Catalogue; readonly place?: Place | null | undefined; readonly now: Date };

export type Collection = {
  readonly id: string;
  readonly isOffer?: true;
  readonly filters: Readonly<Record<string, string>>;
  readonly list: (filterId: string | null, world: CollectionWorld) => readonly Keyed[];
};

export type CollectionPage = {
  readonly items: readonly CollectionItem[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly totalCount: number;
};

export const MAX_PAGE = 50;

export type PageRequest = { readonly filterId?: string | null; readonly first: number; readonly after?: string | null };

/** A page of the collection. Cursors are sort keys, so that added or removed items do not shift pages. */
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

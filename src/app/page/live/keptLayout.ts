import type { ApolloCache, OperationVariables, Reference, Unmasked } from '@apollo/client';
import { LayoutOutlineFragmentDoc, LayoutPartDocument, type LayoutPartQuery } from '#src/gql/graphql.ts';
import type { Outline } from '#src/shared/layouts/layoutPatch/index.ts';

export type Part = NonNullable<Unmasked<LayoutPartQuery>['layoutPart']>;
/** Layout in the cache. Its node ids are the authored ones, without the suffix that the server adds. */
export type Held = { readonly revision: string; readonly outline: Outline; readonly changesAt: string | null };

/** Reads and replaces the cached layout. Writes in one batch, so that the page renders only once. */
export type KeptLayout = {
  readonly held: () => Held | null;
  /** Replaces the layout. If `fetched` is null, keeps the cached slots and title. */
  readonly put: (
    revision: string,
    outline: Outline,
    fetched: { readonly part: Part; readonly variables: OperationVariables } | null,
  ) => void;
};

export const outlineOf = (slots: Outline, place: string): Outline =>
  slots.map(({ id, parent, region }) => ({ id: authored(id, place), parent: parent === null ? null : authored(parent, place), region }));

export const placeIn = (layoutId: string, surface: string): string => layoutId.slice(surface.length);
export const authored = (wireId: string, place: string): string => (wireId.endsWith(place) ? wireId.slice(0, -place.length) : wireId);

export function keptLayout(cache: ApolloCache, layoutId: string, place: string): KeptLayout {
  const id = cache.identify({ __typename: 'Layout', id: layoutId }) ?? '';
  const slotOf = (authoredId: string): Reference => ({ __ref: cache.identify({ __typename: 'Slot', id: authoredId + place }) ?? '' });
  const held = (): Held | null => {
    const layout = cache.readFragment({ id, fragment: LayoutOutlineFragmentDoc });
    return layout && { revision: layout.revision, changesAt: layout.changesAt, outline: outlineOf(layout.slots, place) };
  };
  return {
    held,
    put: (revision, outline, fetched) => {
      const before = new Map(held()?.outline.map((node) => [node.id, node]));
      cache.batch({
        update: () => {
          if (fetched) cache.writeQuery({ query: LayoutPartDocument, variables: fetched.variables, data: { layoutPart: fetched.part } });
          for (const { id: node, parent, region } of outline) {
            const old = before.get(node);
            if (!old || (old.parent === parent && old.region === region)) continue;
            cache.modify({ id: slotOf(node).__ref, fields: { parent: () => parent && parent + place, region: () => region } });
          }
          cache.modify({
            id,
            fields: {
              revision: () => revision,
              title: (title: string | null) => (fetched ? fetched.part.title : title),
              changesAt: (instant: string | null) => (fetched ? fetched.part.changesAt : instant),
              slots: () => outline.map((node) => slotOf(node.id)),
            },
          });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'layoutPart' });
        },
      });
    },
  };
}

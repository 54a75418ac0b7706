import fc from 'fast-check';
import { type DraftDocument, type DraftNode, listKey, readDocument, TOP } from '#src/shared/layouts/draft/document.ts';

export const linksNode = (id: string, title = id): DraftNode => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
});
export const columnsNode = (id: string): DraftNode => ({ id, kind: 'ColumnsShelf', v: 1, criticality: 'OPTIONAL', props: {} });

/** Generates valid documents of up to twelve nodes, each at the top or below an earlier node. */
export const documents: fc.Arbitrary<DraftDocument> = fc
  .array(fc.record({ parent: fc.nat(), isTop: fc.boolean(), region: fc.constantFrom('a', 'b') }), { minLength: 1, maxLength: 12 })
  .map((shape) => {
    const nodes = new Map<string, DraftNode>();
    const lists = new Map<string, readonly string[]>([[TOP, []]]);
    const depths: number[] = [];
    shape.forEach(({ parent, isTop, region }, at) => {
      const id = `n${at}`;
      const above = at === 0 ? 0 : parent % at;
      const isBelow = !isTop && at > 0 && (depths[above] ?? 6) < 6;
      const key = isBelow ? listKey(`n${above}`, region) : TOP;
      depths.push(isBelow ? (depths[above] ?? 0) + 1 : 1);
      nodes.set(id, columnsNode(id));
      lists.set(key, [...(lists.get(key) ?? []), id]);
    });
    return { nodes, lists, rest: { surface: 'live' } };
  });

/** Generates invalid draft contents: unknown ids, cycles and invalid nodes. */
export const wreckage: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.record({
    surface: fc.constant('live'),
    nodes: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'x/y', 'x~y'),
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          id: fc.constantFrom('a', 'b'),
          kind: fc.string(),
          regions: fc.dictionary(fc.constantFrom('m', 'n'), fc.array(fc.constantFrom('a', 'b', 'c', 'x/y', 'gone'), { maxLength: 3 })),
        }),
      ),
    ),
    order: fc.array(fc.constantFrom('a', 'b', 'c', 'x/y', 'gone'), { maxLength: 5 }),
  }),
);

/** Builds a page of two shelves and of two columns with a shelf in each. */
export const twoColumns = (): DraftDocument =>
  readDocument({
    surface: 'live',
    title: 'Live',
    nodes: {
      first: linksNode('first', 'First links'),
      columns: { ...columnsNode('columns'), regions: { left: ['inner'], right: ['other'] } },
      inner: linksNode('inner', 'Inner links'),
      other: linksNode('other', 'Other links'),
      last: linksNode('last', 'Last links'),
    },
    order: ['first', 'columns', 'last'],
  });

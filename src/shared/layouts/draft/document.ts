import { isPlainObject, membersOf, textsIn } from '../../values/plainObject.ts';

export { isPlainObject as isObject };

/** Node as stored: not validated. */
export type DraftNode = Readonly<Record<string, unknown>>;

export type DraftDocument = {
  readonly nodes: ReadonlyMap<string, DraftNode>;
  readonly lists: ReadonlyMap<ListKey, readonly string[]>;
  readonly rest: DraftNode;
};

/** Key of a list: `main`, or `parent/region` with escapes as in a JSON Pointer. */
export type ListKey = string;
export const TOP: ListKey = 'main';

export const listKey = (parent: string | null, region: string): ListKey =>
  parent === null ? TOP : `${parent.replaceAll('~', '~0').replaceAll('/', '~1')}/${region}`;
export const parentOf = (key: ListKey): string | null =>
  key === TOP ? null : key.slice(0, key.indexOf('/')).replaceAll('~1', '/').replaceAll('~0', '~');
export const regionOf = (key: ListKey): string => (key === TOP ? TOP : key.slice(key.indexOf('/') + 1));

/** Parses any value. A node that is not an object becomes `{ broken: node }`. */
export function readDocument(stored: unknown): DraftDocument {
  const { nodes, order, ...rest } = membersOf(stored);
  const read = new Map<string, DraftNode>();
  const lists = new Map<ListKey, readonly string[]>([[TOP, textsIn(order)]]);
  for (const [id, node] of Object.entries(membersOf(nodes))) {
    const { regions, ...own } = isPlainObject(node) ? node : { broken: node };
    read.set(id, own);
    for (const [region, ids] of Object.entries(membersOf(regions))) lists.set(listKey(id, region), textsIn(ids));
  }
  return { nodes: read, lists, rest };
}

export function writeDocument({ nodes, lists, rest }: DraftDocument): DraftNode & { readonly order: readonly string[] } {
  const regions = new Map<string, [region: string, ids: readonly string[]][]>();
  for (const [key, ids] of lists) {
    const parent = parentOf(key);
    if (parent !== null) regions.set(parent, [...(regions.get(parent) ?? []), [regionOf(key), ids]]);
  }
  const entries = [...nodes].map(([id, node]): [string, DraftNode] => {
    const own = regions.get(id);
    return [id, own ? { ...node, regions: Object.fromEntries(own) } : node];
  });
  return { ...rest, nodes: Object.fromEntries(entries), order: lists.get(TOP) ?? [] };
}

export const titleOf = ({ rest: { title } }: DraftDocument): string | null => (typeof title === 'string' ? title : null);

export type Place = { readonly list: ListKey; readonly index: number };

export function placesOf({ lists }: DraftDocument): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [list, ids] of lists) ids.forEach((id, index) => places.has(id) || places.set(id, { list, index }));
  return places;
}

export const childLists = ({ lists }: DraftDocument, id: string): readonly ListKey[] =>
  [...lists.keys()].filter((key) => parentOf(key) === id);

export function subtreeOf(document: DraftDocument, id: string): readonly string[] {
  const found = new Set<string>();
  const visit = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    for (const key of childLists(document, at)) for (const child of document.lists.get(key) ?? []) visit(child);
  };
  visit(id);
  return [...found];
}

/** Removes nodes and their children's lists. Unchanged lists stay the same objects. */
export function without({ nodes, lists, rest }: DraftDocument, gone: ReadonlySet<string>): DraftDocument {
  const stays = (id: string | null): boolean => id === null || !gone.has(id);
  return {
    rest,
    nodes: new Map([...nodes].filter(([id]) => stays(id))),
    lists: new Map(
      [...lists].filter(([key]) => stays(parentOf(key))).map(([key, ids]) => [key, ids.every(stays) ? ids : ids.filter(stays)]),
    ),
  };
}

/** Depth of a list: 1 at the top; 0 if unreachable or in a cycle. */
export function depthOf(document: DraftDocument, list: ListKey): number {
  const places = placesOf(document);
  const seen = new Set<string>();
  let depth = 1;
  for (let at = parentOf(list); at !== null;) {
    const place = places.get(at);
    if (!place || seen.has(at) || !document.nodes.has(at)) return 0;
    seen.add(at);
    depth += 1;
    at = parentOf(place.list);
  }
  return depth;
}

export function heightOf(document: DraftDocument, id: string): number {
  const seen = new Set<string>();
  const visit = (at: string): number => {
    if (seen.has(at)) return 0;
    seen.add(at);
    const children = childLists(document, at).flatMap((key) => document.lists.get(key) ?? []);
    return 1 + Math.max(0, ...children.map(visit));
  };
  return visit(id);
}

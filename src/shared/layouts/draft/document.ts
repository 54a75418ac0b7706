import { isPlainObject, membersOf, textsIn } from '../../values/plainObject.ts';

export { isPlainObject as isObject };

/** A node as somebody is writing it. Nothing in it has been checked; what is not understood is kept as it came. */
export type DraftNode = Readonly<Record<string, unknown>>;

/** A document as somebody is writing it: every node and every list of children, also those that fit nowhere. */
export type DraftDocument = {
  readonly nodes: ReadonlyMap<string, DraftNode>;
  /** Children by list: the top, or a parent's region. */
  readonly lists: ReadonlyMap<ListKey, readonly string[]>;
  /** Whatever else the stored form has beside nodes and order: surface, title, and what no schema knows. */
  readonly rest: DraftNode;
};

/** `main` for the top; `parent/region` for a region, a slash in the parent's id written `~1`, as a JSON Pointer does. */
export type ListKey = string;
export const TOP: ListKey = 'main';

export const listKey = (parent: string | null, region: string): ListKey =>
  parent === null ? TOP : `${parent.replaceAll('~', '~0').replaceAll('/', '~1')}/${region}`;
export const parentOf = (key: ListKey): string | null =>
  key === TOP ? null : key.slice(0, key.indexOf('/')).replaceAll('~1', '/').replaceAll('~0', '~');
export const regionOf = (key: ListKey): string => (key === TOP ? TOP : key.slice(key.indexOf('/') + 1));

/** Reads whatever was stored. A node that is no object becomes one that holds it under `broken`. */
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

/** The stored form again. Regions come in the order in which they were made. */
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

/** Where each node stands, by the first list that mentions it. */
export function placesOf({ lists }: DraftDocument): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [list, ids] of lists) ids.forEach((id, index) => places.has(id) || places.set(id, { list, index }));
  return places;
}

export const childLists = ({ lists }: DraftDocument, id: string): readonly ListKey[] =>
  [...lists.keys()].filter((key) => parentOf(key) === id);

/** The node and everything below it, each once, parents first. */
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

/** The document without some nodes: they go out of every list that mentions them, and their own lists with them. Other lists stay the same objects. */
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

/** How deep a list's members stand: 1 at the top, 0 for a list that hangs nowhere or in a circle. */
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

/** Levels that the node and what is below it take: 1 for a leaf. What is mentioned again counts where it was met first. */
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

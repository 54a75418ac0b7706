/** A document as somebody is writing it: nothing in it has been checked, but it can be looked at node by node. */
export type RawDocument = {
  readonly title: string | null;
  readonly nodes: ReadonlyMap<string, RawNode>;
  /** Every list of children: key `main` for the top, `parent/region` for the others; a slash in the id of a parent is written `~1`. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
};
/** A node without its lists of children. */
export type RawNode = Readonly<Record<string, unknown>>;

export const TOP = 'main';

const keyOf = (parent: string, region: string): string => `${parent.replaceAll('~', '~0').replaceAll('/', '~1')}/${region}`;
/** The node that a list belongs to; null for the top. */
export const parentOf = (key: string): string | null =>
  key === TOP ? null : key.slice(0, key.indexOf('/')).replaceAll('~1', '/').replaceAll('~0', '~');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

export function readRaw(document: unknown): RawDocument {
  const stored = isObject(document) ? document : {};
  const nodes = new Map<string, RawNode>();
  const lists = new Map<string, readonly string[]>([[TOP, textsIn(stored['order'])]]);
  for (const [id, node] of Object.entries(isObject(stored['nodes']) ? stored['nodes'] : {})) {
    const { regions, ...rest } = isObject(node) ? node : { broken: node };
    nodes.set(id, rest);
    for (const [region, ids] of Object.entries(isObject(regions) ? regions : {})) lists.set(keyOf(id, region), textsIn(ids));
  }
  return { title: typeof stored['title'] === 'string' ? stored['title'] : null, nodes, lists };
}

/** The stored form again. */
export function writeRaw(surface: string, { title, nodes, lists }: RawDocument): object {
  const regionsOf = (id: string): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries([...lists].filter(([key]) => parentOf(key) === id).map(([key, ids]) => [key.slice(key.indexOf('/') + 1), ids]));
  const entries = [...nodes].map(([id, node]): [string, object] => {
    const regions = regionsOf(id);
    return [id, Object.keys(regions).length > 0 ? { ...node, regions } : node];
  });
  return { surface, ...(title === null ? {} : { title }), nodes: Object.fromEntries(entries), order: lists.get(TOP) ?? [] };
}

/** Where each node stands, by the first list that mentions it. */
export function placesOf({ lists }: RawDocument): ReadonlyMap<string, { readonly list: string; readonly index: number }> {
  const places = new Map<string, { readonly list: string; readonly index: number }>();
  for (const [list, ids] of lists) ids.forEach((id, index) => places.has(id) || places.set(id, { list, index }));
  return places;
}

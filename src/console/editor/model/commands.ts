import {
  childLists,
  depthOf,
  type DraftDocument,
  type DraftNode,
  heightOf,
  type ListKey,
  listKey,
  parentOf,
  type Place,
  placesOf,
  regionOf,
  subtreeOf,
  TOP,
  without,
} from '#src/shared/layouts/draft/document.ts';
import { limits, mostIn } from '#src/shared/layouts/draft/limits.ts';

/** `set` and `set-document` replace a whole field. `undefined` removes the field. */
export type Command =
  | { readonly type: 'insert'; readonly id: string; readonly node: DraftNode; readonly to: Place }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly to: Place }
  | { readonly type: 'duplicate'; readonly id: string }
  | { readonly type: 'paste'; readonly clip: DraftDocument; readonly to: Place }
  | { readonly type: 'set'; readonly id: string; readonly field: string; readonly value: unknown }
  | { readonly type: 'set-document'; readonly field: string; readonly value: unknown }
  | { readonly type: 'remove-region'; readonly list: ListKey };

export type Refusal = 'no-such-node' | 'no-such-list' | 'into-itself' | 'too-deep' | 'too-many' | 'id-taken' | 'not-empty';

export const refusalWords: { readonly [R in Refusal]: string } = {
  'no-such-node': 'This part no longer exists.',
  'no-such-list': 'This position no longer exists.',
  'into-itself': 'You can’t move a part into itself.',
  'too-deep': `Parts can be nested at most ${limits.depth} levels deep.`,
  'too-many': `A page can have at most ${limits.nodes} parts, and a region at most ${limits.list}.`,
  'id-taken': 'Another part already has this id.',
  'not-empty': 'Move the parts out of this region first.',
};

export type Outcome = { readonly document: DraftDocument; readonly select: string | null } | { readonly refusal: Refusal };

export function apply(document: DraftDocument, command: Command): Outcome {
  switch (command.type) {
    case 'insert':
      return insert(document, command);
    case 'remove':
      return remove(document, command.id);
    case 'move':
      return move(document, command);
    case 'duplicate':
      return duplicate(document, command.id);
    case 'paste':
      return paste(document, command);
    case 'set':
      return setField(document, command);
    case 'set-document':
      return { document: { ...document, rest: withField(document.rest, command.field, command.value) }, select: null };
    case 'remove-region':
      return removeRegion(document, command.list);
  }
}

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;
const refused = (refusal: Refusal): Outcome => ({ refusal });

function insert(document: DraftDocument, { id, node, to }: Of<'insert'>): Outcome {
  if (document.nodes.has(id)) return refused('id-taken');
  const ids = idsOf(document, to.list);
  if (!ids) return refused('no-such-list');
  if (document.nodes.size >= limits.nodes || ids.length >= mostIn(to.list)) return refused('too-many');
  const depth = depthOf(document, to.list);
  if (depth > limits.depth) return refused('too-deep');
  return {
    document: {
      ...document,
      nodes: new Map(document.nodes).set(id, node),
      lists: withIds(document, to.list, spliced(ids, to.index, [id])),
    },
    select: id,
  };
}

const idsOf = ({ lists, nodes }: DraftDocument, list: ListKey): readonly string[] | undefined =>
  lists.get(list) ?? (nodes.has(parentOf(list) ?? '') ? [] : undefined);

function remove(document: DraftDocument, id: string): Outcome {
  const gone = new Set(subtreeOf(document, id));
  const place = placesOf(document).get(id);
  if (!document.nodes.has(id) && !place) return refused('no-such-node');
  const left = without(document, gone);
  const siblings = place ? (left.lists.get(place.list) ?? []) : [];
  const next = place ? (siblings[place.index] ?? siblings[place.index - 1] ?? parentOf(place.list)) : null;
  return { document: left, select: next };
}

/** Moves a node to `to.index` in the list, counted without the moved node. */
function move(document: DraftDocument, { id, to }: Of<'move'>): Outcome {
  const target = idsOf(document, to.list);
  if (!target) return refused('no-such-list');
  if (!document.nodes.has(id)) return refused('no-such-node');
  const parent = parentOf(to.list);
  if (parent !== null && subtreeOf(document, id).includes(parent)) return refused('into-itself');
  if (depthOf(document, to.list) + heightOf(document, id) - 1 > limits.depth) return refused('too-deep');
  if (!target.includes(id) && target.length >= mostIn(to.list)) return refused('too-many');
  const lists = new Map([...document.lists].map(([key, ids]) => [key, ids.includes(id) ? ids.filter((each) => each !== id) : ids]));
  lists.set(to.list, spliced(lists.get(to.list) ?? [], to.index, [id]));
  return { document: { ...document, lists }, select: id };
}

function duplicate(document: DraftDocument, id: string): Outcome {
  const place = placesOf(document).get(id);
  if (!document.nodes.has(id) || !place) return refused('no-such-node');
  return put(document, clipOf(document, id), { list: place.list, index: place.index + 1 });
}

/** Copies a node and its descendants into a new document. */
export function clipOf(document: DraftDocument, id: string): DraftDocument {
  const ids = subtreeOf(document, id).filter((each) => document.nodes.has(each));
  return {
    rest: {},
    nodes: new Map(ids.map((each) => [each, document.nodes.get(each) ?? {}])),
    lists: new Map([
      [TOP, [id]],
      ...ids.flatMap((each) => childLists(document, each).map((key) => [key, document.lists.get(key) ?? []] as const)),
    ]),
  };
}

function paste(document: DraftDocument, { clip, to }: Of<'paste'>): Outcome {
  const [root] = clip.lists.get(TOP) ?? [];
  if (root === undefined || !clip.nodes.has(root)) return refused('no-such-node');
  if (!idsOf(document, to.list)) return refused('no-such-list');
  if (depthOf(document, to.list) + heightOf(clip, root) - 1 > limits.depth) return refused('too-deep');
  return put(document, clipOf(clip, root), to);
}

/** Inserts a copied part. Nodes whose ids are taken get new ids. */
function put(document: DraftDocument, clip: DraftDocument, to: Place): Outcome {
  const ids = idsOf(document, to.list) ?? [];
  if (document.nodes.size + clip.nodes.size > limits.nodes || ids.length >= mostIn(to.list)) return refused('too-many');
  const taken = new Set([...document.nodes.keys(), ...[...document.lists.values()].flat()]);
  const names = new Map<string, string>();
  for (const each of clip.nodes.keys()) {
    const name = taken.has(each) ? freshId(each, taken) : each;
    taken.add(name);
    names.set(each, name);
  }
  const nodes = new Map(document.nodes);
  const lists = new Map(document.lists);
  for (const [old, name] of names) {
    const node = clip.nodes.get(old) ?? {};
    nodes.set(name, 'id' in node ? { ...node, id: name } : node);
    for (const key of childLists(clip, old)) {
      const children = (clip.lists.get(key) ?? []).flatMap((child) => names.get(child) ?? []);
      lists.set(listKey(name, regionOf(key)), children);
    }
  }
  const copy = names.get(clip.lists.get(TOP)?.[0] ?? '') ?? null;
  lists.set(to.list, spliced(ids, to.index, copy === null ? [] : [copy]));
  return { document: { ...document, nodes, lists }, select: copy };
}

/** Returns an unused id of at most 64 characters (`StoredNode.id`). */
export function freshId(like: string, taken: ReadonlySet<string> | ReadonlyMap<string, unknown>): string {
  const stem = like.replace(/-\d+$/, '').slice(0, 56) || 'part';
  for (let number = 2; ; number += 1) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

function setField(document: DraftDocument, { id, field, value }: Of<'set'>): Outcome {
  const node = document.nodes.get(id);
  if (!node) return refused('no-such-node');
  return { document: { ...document, nodes: new Map(document.nodes).set(id, withField(node, field, value)) }, select: id };
}

function removeRegion(document: DraftDocument, list: ListKey): Outcome {
  const ids = document.lists.get(list);
  if (!ids) return refused('no-such-list');
  if (ids.length > 0) return refused('not-empty');
  const lists = new Map(document.lists);
  lists.delete(list);
  return { document: { ...document, lists }, select: parentOf(list) };
}

const withIds = ({ lists }: DraftDocument, key: ListKey, ids: readonly string[]): ReadonlyMap<ListKey, readonly string[]> =>
  new Map(lists).set(key, ids);

const spliced = (ids: readonly string[], at: number, added: readonly string[]): readonly string[] =>
  ids.toSpliced(Math.max(0, Math.min(at, ids.length)), 0, ...added);

function withField(node: DraftNode, field: string, value: unknown): DraftNode {
  if (value !== undefined) return { ...node, [field]: value };
  const { [field]: _, ...rest } = node;
  return rest;
}

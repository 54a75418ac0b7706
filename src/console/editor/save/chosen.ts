import {
  childLists,
  type DraftDocument,
  type DraftNode,
  type ListKey,
  parentOf,
  placesOf,
  subtreeOf,
  TOP,
} from '#src/shared/layouts/draft/document.ts';
import { strayed } from '#src/shared/layouts/draft/merge.ts';
import type { Choices, Conflict } from './saveState.ts';

/**
 * Resolves conflicts by `choices`, by default as in `theirs`. Places a node as the chosen side does, otherwise as the other side does,
 * otherwise at the end.
 */
export function chosen(
  { ids, yours, theirs, merged }: Pick<Conflict, 'ids' | 'yours' | 'theirs' | 'merged'>,
  choices: Choices,
): DraftDocument {
  const sideOf = (id: string): DraftDocument => (choices.get(id) === 'yours' ? yours : theirs);
  const isGone = (id: string): boolean => ids.includes(id) && !sideOf(id).nodes.has(id);
  const nodes = new Map(merged.nodes);
  const lists = new Map(merged.lists);
  let { rest } = merged;
  for (const id of ids) {
    const side = sideOf(id);
    if (id === 'title') rest = withTitleOf(rest, side);
    else if (id.startsWith('list:')) copy(lists, side.lists, id.slice('list:'.length));
    else {
      copy(nodes, side.nodes, id);
      if (side.nodes.has(id)) bringBack({ nodes, lists }, side, id, isGone);
    }
  }
  for (const key of lists.keys()) if (!isThere(nodes, parentOf(key))) lists.delete(key);
  const made: DraftDocument = { nodes, lists, rest };
  const wrong = (): readonly string[] => strayed(made, [yours, theirs]);
  for (const id of wrong()) {
    // Skips a node that its parent makes reachable again.
    if (nodes.has(id) && mentionsOf(lists, id) === 1 && !ids.includes(id)) continue;
    takeOut(lists, id);
    const side = [sideOf(id), yours, theirs].find((each) => placesOf(each).has(id));
    if (nodes.has(id)) putBack(made, lists, id, side);
  }
  // Breaks cycles: moves the largest lost subtree to the top level.
  for (let lost = wrong(); lost.length > 0; lost = wrong()) {
    const [id = ''] = lost.toSorted((one, other) => subtreeOf(made, other).length - subtreeOf(made, one).length);
    takeOut(lists, id);
    lists.set(TOP, [...(lists.get(TOP) ?? []), id]);
  }
  return made;
}

type Lists = Map<ListKey, readonly string[]>;

const isThere = (nodes: ReadonlyMap<string, unknown>, parent: string | null): boolean => parent === null || nodes.has(parent);

function copy<T>(into: Map<string, T>, from: ReadonlyMap<string, T>, key: string): void {
  const value = from.get(key);
  if (value === undefined) into.delete(key);
  else into.set(key, value);
}

function withTitleOf(rest: DraftDocument['rest'], side: DraftDocument): DraftDocument['rest'] {
  const { title: _, ...others } = rest;
  return Object.hasOwn(side.rest, 'title') ? { ...others, title: side.rest['title'] } : others;
}

type Into = { readonly nodes: Map<string, DraftNode>; readonly lists: Lists };

function bringBack({ nodes, lists }: Into, side: DraftDocument, id: string, isGone: (id: string) => boolean): void {
  const below = new Set([id]);
  for (const each of below) {
    if (!nodes.has(each)) copy(nodes, side.nodes, each);
    for (const key of childLists(side, each)) {
      if (!lists.has(key)) copy(lists, side.lists, key);
      for (const child of side.lists.get(key) ?? []) if (!isGone(child)) below.add(child);
    }
  }
}

const mentionsOf = (lists: Lists, id: string): number => [...lists.values()].flat().filter((each) => each === id).length;

function takeOut(lists: Lists, id: string): void {
  for (const [key, ids] of lists)
    if (ids.includes(id))
      lists.set(
        key,
        ids.filter((each) => each !== id),
      );
}

/** Inserts a node after the nearest remaining node before it. If its list is gone, at the page's end. */
function putBack({ nodes }: DraftDocument, lists: Lists, id: string, side: DraftDocument | undefined): void {
  const place = side && placesOf(side).get(id);
  if (!side || !place || !isThere(nodes, parentOf(place.list))) {
    lists.set(TOP, [...(lists.get(TOP) ?? []), id]);
    return;
  }
  const ids = lists.get(place.list) ?? [];
  const before = (side.lists.get(place.list) ?? []).slice(0, place.index).findLast((each) => ids.includes(each));
  lists.set(place.list, ids.toSpliced(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id));
}

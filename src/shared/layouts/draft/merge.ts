import { canonicalJson } from '../../values/canonicalJson.ts';
import { type DraftDocument, type DraftNode, parentOf, TOP } from './document.ts';

/** `conflicts`: ids of nodes, `list:<key>` or `title`. `document` has the values of `theirs` for them. */
export type MergedDraft = { readonly document: DraftDocument; readonly conflicts: readonly string[] };

/** Merges two edits of `base`. Different changes of one part conflict. Parts equal in both stay the objects of `mine`. */
export function mergeDrafts(base: DraftDocument, mine: DraftDocument, theirs: DraftDocument): MergedDraft {
  const conflicts = new Set<string>();
  const besides = ({ rest }: DraftDocument): ReadonlyMap<string, unknown> => new Map(Object.entries(rest));
  const rest = mergeEach([besides(base), besides(mine), besides(theirs)], (key) => (key === 'title' ? conflicts.add('title') : undefined));
  const nodes = mergeEach<DraftNode>([base.nodes, mine.nodes, theirs.nodes], (id) => conflicts.add(id));
  const lists = new Map<string, Ids>();
  for (const key of keysOf([theirs.lists, mine.lists, base.lists])) {
    const ids = mergeLists(base.lists.get(key), mine.lists.get(key), theirs.lists.get(key));
    if (ids === null) conflicts.add(`list:${key}`);
    const chosen = ids === null ? theirs.lists.get(key) : ids;
    if (chosen !== undefined) lists.set(key, chosen);
  }
  const document: DraftDocument = { nodes, lists, rest: Object.fromEntries(rest) };
  if (conflicts.size === 0) for (const id of strayed(document, [mine, theirs])) conflicts.add(id);
  return { document, conflicts: [...conflicts].toSorted() };
}

type Ids = readonly string[];
type Sides<T> = readonly [base: ReadonlyMap<string, T>, mine: ReadonlyMap<string, T>, theirs: ReadonlyMap<string, T>];

const keysOf = (maps: readonly ReadonlyMap<string, unknown>[]): ReadonlySet<string> => new Set(maps.flatMap((map) => [...map.keys()]));
const isSame = (left: unknown, right: unknown): boolean => left === right || canonicalJson(left) === canonicalJson(right);

function mergeEach<T>([base, mine, theirs]: Sides<T>, clash: (key: string) => void): ReadonlyMap<string, T> {
  const merged = new Map<string, T>();
  for (const key of keysOf([theirs, mine, base])) {
    const value = pick(base.get(key), mine.get(key), theirs.get(key), () => clash(key));
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

function pick<T>(base: T, mine: T, theirs: T, clash: () => void): T {
  if (isSame(mine, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  clash();
  return theirs;
}

/** Merges the ids of a list. Null if both edits reordered it differently, or if one deleted it and the other changed it. */
function mergeLists(base: Ids | undefined, mine: Ids | undefined, theirs: Ids | undefined): Ids | undefined | null {
  if (isSame(mine, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (!mine || !theirs) return null;
  const was = base ?? [];
  const survivors = was.filter((id) => mine.includes(id) && theirs.includes(id));
  const orderIn = (ids: Ids): Ids => ids.filter((id) => survivors.includes(id));
  const [inMine, inTheirs] = [orderIn(mine), orderIn(theirs)];
  if (!isSame(inMine, inTheirs) && !isSame(inMine, survivors) && !isSame(inTheirs, survivors)) return null;
  // Keeps the order of the edit that moved nodes. Nodes that the other edit added follow their predecessors.
  const [skeleton, other] = isSame(inTheirs, survivors) ? [mine, theirs] : [theirs, mine];
  const isGone = (id: string): boolean => was.includes(id) && !(mine.includes(id) && theirs.includes(id));
  const merged = skeleton.filter((id) => !isGone(id));
  other.forEach((id, at) => {
    if (merged.includes(id) || was.includes(id)) return;
    const behind = other.slice(0, at).findLast((earlier) => merged.includes(earlier));
    merged.splice(behind === undefined ? 0 : merged.indexOf(behind) + 1, 0, id);
  });
  return merged;
}

/** Ids that became duplicated, unreachable or without a node only by the merge. */
export function strayed(made: DraftDocument, sides: readonly DraftDocument[]): readonly string[] {
  const wasWrong = sides.map(wrongIn);
  return [...wrongIn(made)].filter((id) => !wasWrong.some((wrong) => wrong.has(id)));
}

function wrongIn({ nodes, lists }: DraftDocument): ReadonlySet<string> {
  const counts = new Map<string, number>([...nodes.keys()].map((id) => [id, 0]));
  const below = new Map<string, Ids>();
  for (const [key, ids] of lists) {
    const parent = parentOf(key);
    if (parent !== null) below.set(parent, [...(below.get(parent) ?? []), ...ids]);
    for (const id of ids) counts.set(id, (nodes.has(id) ? (counts.get(id) ?? 0) : 1) + 1);
  }
  // No recursion, because a hostile document may be arbitrarily deep.
  const reached = new Set(lists.get(TOP));
  for (const id of reached) if (nodes.has(id)) for (const child of below.get(id) ?? []) reached.add(child);
  return new Set([...counts].filter(([id, count]) => count !== 1 || !reached.has(id)).map(([id]) => id));
}

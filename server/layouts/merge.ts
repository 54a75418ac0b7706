import { canonicalJson } from './canonicalJson.ts';
import { parentOf, type RawDocument, type RawNode, readRaw, writeRaw } from './rawDocument.ts';

/** Two texts made one. `conflicts` are ids of nodes, `list:<key>` for an order and `title`; where there are any, the document holds theirs. */
export type Merged = { readonly document: object; readonly conflicts: readonly string[] };

/**
 * Brings together what two editors made of the same text. A node, a list of children or the title that only one of them touched is
 * taken from that one; what both changed in different ways is a conflict, and nothing of it is decided here.
 */
export function mergeDocuments(surface: string, base: unknown, mine: unknown, theirs: unknown): Merged {
  const [b, m, t] = [readRaw(base), readRaw(mine), readRaw(theirs)];
  const conflicts = new Set<string>();
  const title = pick(b.title, m.title, t.title, () => conflicts.add('title'));
  const nodes = new Map<string, RawNode>();
  for (const id of keysOf(t.nodes, m.nodes, b.nodes)) {
    const node = pick(b.nodes.get(id), m.nodes.get(id), t.nodes.get(id), () => conflicts.add(id));
    if (node !== undefined) nodes.set(id, node);
  }
  const lists = new Map<string, readonly string[]>();
  for (const key of keysOf(t.lists, m.lists, b.lists)) {
    const ids = mergeLists(b.lists.get(key), m.lists.get(key), t.lists.get(key));
    if (ids === null) conflicts.add(`list:${key}`);
    const chosen = ids === null ? t.lists.get(key) : ids;
    if (chosen !== undefined) lists.set(key, chosen);
  }
  const merged: RawDocument = { title, nodes, lists };
  // Where an order is undecided, what it mentions is undecided with it.
  if (conflicts.size === 0) for (const id of strayed(merged, [m, t])) conflicts.add(id);
  return { document: writeRaw(surface, merged), conflicts: [...conflicts].toSorted() };
}

const keysOf = (...maps: readonly ReadonlyMap<string, unknown>[]): ReadonlySet<string> => new Set(maps.flatMap((map) => [...map.keys()]));
const isSame = (left: unknown, right: unknown): boolean => canonicalJson(left) === canonicalJson(right);

function pick<T>(base: T, mine: T, theirs: T, clash: () => void): T {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  clash();
  return theirs;
}

type Ids = readonly string[];

/** Null when both put what was there into different orders. `undefined` is a list that is not there. */
function mergeLists(base: Ids | undefined, mine: Ids | undefined, theirs: Ids | undefined): Ids | undefined | null {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (!mine || !theirs) return null;
  const was = base ?? [];
  const survivors = was.filter((id) => mine.includes(id) && theirs.includes(id));
  const orderIn = (ids: Ids): Ids => ids.filter((id) => survivors.includes(id));
  const [inMine, inTheirs] = [orderIn(mine), orderIn(theirs)];
  if (!isSame(inMine, inTheirs) && !isSame(inMine, survivors) && !isSame(inTheirs, survivors)) return null;
  // Whoever changed the order gives it; the other's additions stand behind the neighbour that they were put behind.
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

/** Nodes that the merge alone has lost or doubled: mentioned twice, mentioned and gone, or there and mentioned nowhere. */
function strayed(merged: RawDocument, sides: readonly RawDocument[]): readonly string[] {
  const wasWrong = sides.map(wrongIn);
  return [...wrongIn(merged)].filter((id) => !wasWrong.some((wrong) => wrong.has(id)));
}

function wrongIn({ nodes, lists }: RawDocument): ReadonlySet<string> {
  const counts = new Map<string, number>([...nodes.keys()].map((id) => [id, 0]));
  for (const [key, ids] of lists) {
    const parent = parentOf(key);
    if (parent !== null && !nodes.has(parent)) for (const id of ids) counts.set(id, -1);
    else for (const id of ids) if (counts.get(id) !== -1) counts.set(id, (counts.get(id) ?? 1) + 1);
  }
  return new Set([...counts].filter(([, count]) => count !== 1).map(([id]) => id));
}

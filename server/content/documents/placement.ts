import { limits } from '#src/shared/layouts/draft/limits.ts';
import { membersOf, textsIn } from '#src/shared/values/plainObject.ts';

export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string; readonly depth: number };
export type Misplaced = { readonly id: string; readonly fault: 'missing' | 'repeated' | 'too-deep' | 'unreached' };

/** As much of a stored document as its order and regions need; nothing in it has been checked. */
export type RawTree = { readonly order: unknown; readonly nodes: ReadonlyMap<string, unknown> };

/**
 * Walks the order and the regions depth first. Each node is placed once, where it is first reached: a second mention, a cycle among
 * them, is a fault, and so is a mention of nothing, a node deeper than the limit, and a node that nothing mentions.
 */
export function placementOf({ order, nodes }: RawTree): { readonly placed: readonly Placed[]; readonly misplaced: readonly Misplaced[] } {
  const placed = new Map<string, Placed>();
  const misplaced: Misplaced[] = [];
  const deep = new Set<string>();

  function visit(ids: unknown, parent: string | null, region: string, depth: number): void {
    for (const id of textsIn(ids)) {
      const node = nodes.get(id);
      if (node === undefined) misplaced.push({ id, fault: 'missing' });
      else if (placed.has(id)) misplaced.push({ id, fault: 'repeated' });
      else if (depth > limits.depth) {
        deep.add(id);
        misplaced.push({ id, fault: 'too-deep' });
      } else {
        placed.set(id, { id, parent, region, depth });
        for (const [name, children] of regionsIn(node)) visit(children, id, name, depth + 1);
      }
    }
  }

  visit(order, null, 'main', 1);
  for (const id of nodes.keys()) if (!placed.has(id) && !deep.has(id)) misplaced.push({ id, fault: 'unreached' });
  return { placed: [...placed.values()], misplaced };
}

function regionsIn(node: unknown): readonly [string, unknown][] {
  return Object.entries(membersOf(membersOf(node)['regions']));
}

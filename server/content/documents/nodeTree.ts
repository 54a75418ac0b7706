import { limits } from '#src/shared/layouts/draft/limits.ts';
import { membersOf, textsIn } from '#src/shared/values/plainObject.ts';

export type TreeNode = { readonly id: string; readonly parent: string | null; readonly region: string; readonly depth: number };
export type MisplacedNode = { readonly id: string; readonly fault: 'missing' | 'repeated' | 'too-deep' | 'unreached' };

export type RawTree = { readonly order: unknown; readonly nodes: ReadonlyMap<string, unknown> };

/** Lists nodes depth first. Reports unknown, repeated, unreferenced and too deeply nested ids. */
export function nodeTreeOf({ order, nodes }: RawTree): {
  readonly placed: readonly TreeNode[];
  readonly misplaced: readonly MisplacedNode[];
} {
  const placed = new Map<string, TreeNode>();
  const misplaced: MisplacedNode[] = [];
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

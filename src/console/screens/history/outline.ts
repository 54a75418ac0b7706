import { isPlainObject, membersOf, textsIn } from '#src/shared/values/plainObject.ts';

export type OutlineNode = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly criticality: string;
  readonly depth: number;
};

type Json = Readonly<Record<string, unknown>>;
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise);

/** Lists nodes in screen order, children after parents. Accepts any value, because drafts may be malformed. */
export function outlineOf(document: unknown): readonly OutlineNode[] {
  if (!isPlainObject(document) || !isPlainObject(document['nodes'])) return [];
  const nodes = document['nodes'];
  const seen = new Set<string>();
  const visit = (id: string, depth: number): readonly OutlineNode[] => {
    const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
    // Skips visited nodes, because a malformed draft may have cycles.
    if (!isPlainObject(node) || seen.has(id)) return [];
    seen.add(id);
    const children = Object.values(membersOf(node['regions'])).flatMap(textsIn);
    return [described(id, node, depth), ...children.flatMap((child) => visit(child, depth + 1))];
  };
  return toldApart(textsIn(document['order']).flatMap((id) => visit(id, 0)));
}

/** Adds ids to equal titles. */
function toldApart(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  const counts = new Map<string, number>();
  for (const { title } of nodes) counts.set(title, (counts.get(title) ?? 0) + 1);
  return nodes.map((node) =>
    counts.get(node.title) === 1 || node.title === node.id ? node : { ...node, title: `${node.title} (${node.id})` },
  );
}

function described(id: string, node: Json, depth: number): OutlineNode {
  const props = membersOf(node['props']);
  return {
    id,
    kind: textOr(node['kind'], 'unknown'),
    title: textOr(props['title'], textOr(node['label'], id)),
    criticality: textOr(node['criticality'], 'OPTIONAL'),
    depth,
  };
}

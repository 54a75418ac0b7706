/** Newest version of each node kind that a client build can render. */
export type KnownKinds = Readonly<Record<string, number>>;

export const knowsKind = (kinds: KnownKinds, kind: string, version: number): boolean =>
  Object.hasOwn(kinds, kind) && (kinds[kind] ?? 0) >= version;

type Stood = { readonly id: string; readonly parent: string | null; readonly region: string; readonly criticality: string };

/** A node at its final place; `isDrawn`: its content can be rendered. */
export type Standing<N> = { readonly node: N; readonly parent: string | null; readonly region: string; readonly isDrawn: boolean };

/**
 * Places the nodes for one reader; input and output have parents first. A node outside the audience disappears with its descendants. One
 * that cannot be rendered keeps its frame and loses its children, except MANDATORY nodes, which move to the top level: neither a rule nor
 * an old client may remove those.
 */
export function standingsOf<N extends Stood>(
  nodes: readonly N[],
  { isFor, canDraw }: { readonly isFor: (node: N) => boolean; readonly canDraw: (node: N) => boolean },
): readonly Standing<N>[] {
  const drawn = new Set<string>();
  return nodes.flatMap((node) => {
    const isHeld = node.parent === null || drawn.has(node.parent);
    if (!isFor(node) || (!isHeld && node.criticality !== 'MANDATORY')) return [];
    const isDrawn = canDraw(node);
    if (isDrawn) drawn.add(node.id);
    return [{ node, isDrawn, parent: isHeld ? node.parent : null, region: isHeld ? node.region : 'main' }];
  });
}

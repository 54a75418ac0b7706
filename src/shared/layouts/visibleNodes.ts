/** Newest version of each kind that a build can draw. */
export type KnownKinds = Readonly<Record<string, number>>;

export const knowsKind = (kinds: KnownKinds, kind: string, version: number): boolean =>
  Object.hasOwn(kinds, kind) && (kinds[kind] ?? 0) >= version;

type NodePlace = { readonly id: string; readonly parent: string | null; readonly region: string; readonly criticality: string };

export type VisibleNode<N> = { readonly node: N; readonly parent: string | null; readonly region: string; readonly isDrawn: boolean };

/**
 * Returns visible nodes, parents first, without those outside the audience. Nodes that the build cannot draw keep only the frame.
 * Descendants of both are omitted, but MANDATORY ones move to the top.
 */
export function visibleNodes<N extends NodePlace>(
  nodes: readonly N[],
  { isFor, canDraw }: { readonly isFor: (node: N) => boolean; readonly canDraw: (node: N) => boolean },
): readonly VisibleNode<N>[] {
  const drawn = new Set<string>();
  return nodes.flatMap((node) => {
    const isHeld = node.parent === null || drawn.has(node.parent);
    if (!isFor(node) || (!isHeld && node.criticality !== 'MANDATORY')) return [];
    const isDrawn = canDraw(node);
    if (isDrawn) drawn.add(node.id);
    return [{ node, isDrawn, parent: isHeld ? node.parent : null, region: isHeld ? node.region : 'main' }];
  });
}

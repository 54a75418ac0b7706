/** Kinds that a build of the client has views for, with the newest version of each. */
export type KnownKinds = Readonly<Record<string, number>>;

/** Whether a build can draw what a node holds: it knows the kind, at this version or a later one. */
export const knowsKind = (kinds: KnownKinds, kind: string, version: number): boolean =>
  Object.hasOwn(kinds, kind) && (kinds[kind] ?? 0) >= version;

type Stood = { readonly id: string; readonly parent: string | null; readonly region: string; readonly criticality: string };

/** A node where it ends up, and whether what it holds can be drawn there. */
export type Standing<N> = { readonly node: N; readonly parent: string | null; readonly region: string; readonly isDrawn: boolean };

/**
 * Who gets what of a document's nodes, parents before children. A node that is not for this reader goes with all below it. One that
 * cannot be drawn keeps its frame; what it contains goes with it, except for MANDATORY nodes, which move to the top: neither a rule nor an
 * old client takes one away.
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

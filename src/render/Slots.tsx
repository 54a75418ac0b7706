import { createElement, memo, type ReactElement, Suspense, use, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { AuthoredFallback } from './AuthoredFallback.tsx';
import { boxed } from './boxed.tsx';
import { isHeaded, isKnown, viewFor } from './defineRegistry.ts';
import { Drawing, DrawingContext, useReportNode, useRevision, useTree } from './drawing.ts';
import { Deeper } from './heading.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { useOverlay } from './overlay.tsx';
import { useRenderPorts } from './ports.tsx';
import { ScopeBlocked, ScopeContext, ScopePending, useScopeHere } from './scope.tsx';
import { isOwed, isTop, type Placed, type Tree, treeOf } from './tree.ts';
import type { AnyFrame, AnyRegistry, Described, FailureReason, Frames, Kind, Registry, ShelfView, Wire } from './types.ts';

export type SlotsProps<U extends Described> = {
  readonly registry: Registry<U>;
  /** `slots` must be a stable array, because a new one rebuilds the tree. */
  readonly layout: Frames<Wire<U>>;
  readonly region?: string;
  readonly shelf?: ShelfView;
};

export function Slots<U extends Described>({ registry, layout, region = 'main', shelf }: SlotsProps<U>) {
  const [drawing, tree] = useDrawing(registry, layout.slots, layout.revision, shelf);
  const nodes = tree.childrenOf(null, region).map((placed) => elementOf(placed, drawing));
  const [head] = nodes;
  if (head && region === 'main' && isHeaded(registry, layout.slots))
    nodes[0] = (
      <Deeper key={head.key} level={1}>
        {head}
      </Deeper>
    );
  if (region === 'main' && layout.common != null) nodes.splice(layout.common, 0, <span key=" end" hidden data-common-end />);
  if (region === 'main' && tree.leftOut.length > 0) nodes.push(<LeftOut key=" left out" leftOut={tree.leftOut} />);
  return (
    <ScopeContext value={useScopeHere()}>
      <DrawingContext value={drawing}>{nodes}</DrawingContext>
    </ScopeContext>
  );
}

function useDrawing(registry: AnyRegistry, slots: readonly AnyFrame[], revision: string, shelf?: ShelfView): readonly [Drawing, Tree] {
  const { report } = useRenderPorts();
  const [kept, keep] = useState(() => new Drawing(registry, treeOf(slots), revision, report, shelf));
  const tree = treeOf(slots, kept.tree());
  // An insertion effect, because views may fail in layout effects, which run later.
  useInsertionEffect(() => kept.begin(revision), [kept, revision]);
  useLayoutEffect(() => kept.show(tree, revision, report), [kept, tree, revision, report]);
  if (kept.registry !== registry) keep(new Drawing(registry, treeOf(slots), revision, report, shelf));
  return [kept, tree];
}

export function Region({ of, name }: { readonly of: string; readonly name: string }) {
  const tree = useTree();
  return (
    <Deeper>
      <Nodes placed={tree.childrenOf(of, name)} />
    </Deeper>
  );
}

const elementOf = (placed: Placed, drawing: Drawing): ReactElement =>
  (placed.element ??= <Node key={placed.key} placed={placed} drawing={drawing} />);

function Nodes({ placed }: { readonly placed: readonly Placed[] }) {
  const drawing = use(DrawingContext);
  return placed.map((each) => elementOf(each, drawing));
}

type NodeProps = {
  readonly placed: Placed;
  /** A prop, because with a context, React would check all consumers on every render. */
  readonly drawing: Drawing;
};

const Node = memo(function DrawNode({ placed, drawing: { registry, report, shelf } }: NodeProps) {
  const { frame, fault } = placed;
  const Shelf = isTop(frame) ? shelf : undefined;
  const isLate = Shelf !== undefined && fault === null && isLater(frame);
  const reason = isLate ? null : reasonAgainst(placed, registry);
  if (reason !== null) return <Undrawable frame={frame} reason={reason} />;
  const name = frame.node?.__typename ?? frame.kind;
  // The cast is safe, because the entry was found by the node's type name.
  const entry = (Object.hasOwn(registry, name) ? registry[name] : undefined) as Kind<Described> | undefined;
  const height = entry?.height;
  const children = entry && contentOf(frame, entry);
  return (
    <NodeBoundary frame={frame} report={report} instead={Instead}>
      {Shelf && (isLate || height !== undefined) ? (
        <Shelf isLater={isLate} frame={frame} height={height}>
          {children}
        </Shelf>
      ) : (
        boxed({ frame, height, children })
      )}
    </NodeBoundary>
  );
});

function contentOf(frame: AnyFrame, entry: Kind<Described>): ReactElement {
  const { node } = frame;
  const skeleton = createElement(entry.skeleton);
  if (node === null) return skeleton;
  return (
    <Suspense fallback={isOwed(frame) ? <ScopePending>{skeleton}</ScopePending> : skeleton}>
      {createElement(viewFor(entry, node), { node })}
    </Suspense>
  );
}

function reasonAgainst({ frame: { node, absence }, fault }: Placed, registry: AnyRegistry): FailureReason | null {
  if (fault !== null) return fault;
  if (node === null) return reasonOfAbsence(absence);
  return isKnown(registry, node) ? null : 'unknown-kind';
}

/** True if the node's content arrives later. Mandatory nodes must arrive with their content. */
const isLater = (frame: AnyFrame): boolean => frame.node === null && frame.absence === 'LATER' && !isOwed(frame);

function reasonOfAbsence(absence: string | null): FailureReason {
  if (absence === 'UNSUPPORTED') return 'unsupported';
  if (absence === 'SOURCE_FAILED') return 'source-failed';
  return absence === 'INVALID' ? 'invalid' : 'missing';
}

function Undrawable({ frame, reason }: { readonly frame: AnyFrame; readonly reason: FailureReason }) {
  const { report } = useRenderPorts();
  const revision = useRevision();
  useEffect(() => report({ revision, nodeId: frame.id, kind: frame.kind, reason }), [report, revision, frame, reason]);
  return <Instead frame={frame} />;
}

/**
 * Replaces a failed node. `OPTIONAL`: shows its children. `DEGRADABLE`: its fallback and mandatory descendants. `MANDATORY`: only a
 * message.
 */
function Instead({ frame }: { readonly frame: AnyFrame }) {
  const { standIn: Place } = useOverlay();
  const drawn = <InPlace frame={frame} />;
  return Place === null ? drawn : <Place frame={frame}>{drawn}</Place>;
}

function InPlace({ frame }: { readonly frame: AnyFrame }) {
  const tree = useTree();
  const children = tree.allChildrenOf(frame.id);
  if (frame.criticality === 'OPTIONAL') return <Nodes placed={children} />;
  if (isOwed(frame)) return <ScopeBlocked />;
  return (
    <>
      <AuthoredFallback fallback={frame.fallback} />
      <Nodes placed={mandatoryBelow(children, tree)} />
    </>
  );
}

const mandatoryBelow = (placed: readonly Placed[], tree: Tree): readonly Placed[] =>
  placed.flatMap((child) => (isOwed(child.frame) ? [child] : mandatoryBelow(tree.allChildrenOf(child.frame.id), tree)));

function LeftOut({ leftOut }: { readonly leftOut: readonly Placed[] }) {
  const report = useReportNode();
  useEffect(() => {
    const told = new Set<FailureReason>();
    for (const { frame, fault } of leftOut) {
      if (fault === null || told.has(fault)) continue;
      told.add(fault);
      report(frame.id, frame.kind, fault);
    }
  }, [report, leftOut]);
  return null;
}

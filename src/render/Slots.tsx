import {
  createElement,
  type CSSProperties,
  memo,
  type ReactElement,
  Suspense,
  use,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { css } from '#src/ui/stitches.ts';
import { AuthoredFallback } from './AuthoredFallback.tsx';
import { isKnown, viewFor } from './defineRegistry.ts';
import { Drawing, DrawingContext, useReportNode, useRevision, useTree } from './drawing.ts';
import { Deeper } from './heading.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { useOverlay } from './overlay.tsx';
import { useRenderPorts } from './ports.tsx';
import { ScopeBlocked, ScopeContext, ScopePending, useScopeHere } from './scope.tsx';
import { type Placed, type Tree, treeOf } from './tree.ts';
import type { AnyFrame, AnyRegistry, Described, FailureReason, Frames, Kind, Registry, Wire } from './types.ts';

export type SlotsProps<U extends Described> = {
  readonly registry: Registry<U>;
  /** Keep `slots` the same array while nothing has changed: the tree is made once per array. */
  readonly layout: Frames<Wire<U>>;
  /** Which place at the top; `main` when left out. */
  readonly region?: string;
};

/** Draws every node of a region of a layout, each on its own feet. */
export function Slots<U extends Described>({ registry, layout, region = 'main' }: SlotsProps<U>) {
  const [drawing, tree] = useDrawing(registry, layout.slots, layout.revision);
  const nodes = tree.childrenOf(null, region).map((placed) => elementOf(placed, drawing));
  if (region === 'main' && tree.leftOut.length > 0) nodes.push(<LeftOut key=" left out" leftOut={tree.leftOut} />);
  return (
    <ScopeContext value={useScopeHere()}>
      <DrawingContext value={drawing}>{nodes}</DrawingContext>
    </ScopeContext>
  );
}

function useDrawing(registry: AnyRegistry, slots: readonly AnyFrame[], revision: string): readonly [Drawing, Tree] {
  const { report } = useRenderPorts();
  const [kept, keep] = useState(() => new Drawing(registry, treeOf(slots), revision, report));
  const tree = treeOf(slots, kept.tree());
  // Before the first layout effect, in which views may fail.
  useInsertionEffect(() => kept.begin(revision), [kept, revision]);
  useLayoutEffect(() => kept.show(tree, revision, report), [kept, tree, revision, report]);
  // Another vocabulary is another drawing; everything is drawn anew.
  if (kept.registry !== registry) keep(new Drawing(registry, treeOf(slots), revision, report));
  return [kept, tree];
}

/** A container's place for its children: those of slot `of` in region `name`, one heading level deeper. */
export function Region({ of, name }: { readonly of: string; readonly name: string }) {
  const tree = useTree();
  return (
    <Deeper>
      <Nodes placed={tree.childrenOf(of, name)} />
    </Deeper>
  );
}

// A node that did not change keeps its element, and React does not look at it again. Through the memoised name: a component that calls
// its own inner function is drawn in full at every change.
const elementOf = (placed: Placed, drawing: Drawing): ReactElement =>
  (placed.element ??= <Node key={placed.key} placed={placed} drawing={drawing} />);

function Nodes({ placed }: { readonly placed: readonly Placed[] }) {
  const drawing = use(DrawingContext);
  return placed.map((each) => elementOf(each, drawing));
}

type NodeProps = {
  readonly placed: Placed;
  /** Given, not read from its context: React copies and checks what a component reads of contexts whenever it passes by. */
  readonly drawing: Drawing;
};

const Node = memo(function DrawNode({ placed: { frame, fault }, drawing: { registry, report } }: NodeProps) {
  const { node } = frame;
  const reason = fault ?? (isKnown(registry, node) ? null : node === null ? reasonOfAbsence(frame.absence) : 'unknown-kind');
  if (reason !== null || node === null) return <Undrawable frame={frame} reason={reason ?? 'missing'} />;
  // The one cast of the renderer: the map is total over its union, and `isKnown` has just found this member in it.
  const entry = registry[node.__typename] as Kind<Described>;
  const skeleton = createElement(entry.skeleton);
  const isMandatory = frame.criticality !== 'OPTIONAL' && frame.criticality !== 'DEGRADABLE';
  const drawn = (
    <Suspense fallback={isMandatory ? <ScopePending>{skeleton}</ScopePending> : skeleton}>
      {createElement(viewFor(entry, node), { node })}
    </Suspense>
  );
  return (
    <NodeBoundary frame={frame} report={report} instead={Instead}>
      {boxed(frame, entry.height, drawn)}
    </NodeBoundary>
  );
});

// Padding and margin cancel out: painting is contained, and focus rings need the room.
const shelfStyle = css({ contentVisibility: 'auto', minWidth: 0, margin: '-8px', padding: '8px', '& + &': { marginTop: '$8' } });
let shelfClass: string | undefined;
const sizes = new Map<number, CSSProperties>();

/** Off screen, a shelf costs neither layout nor paint and keeps its room: the kind's usual height, then the height it was last seen with. */
function sizeOf(height: number): CSSProperties {
  const known = sizes.get(height) ?? { containIntrinsicBlockSize: `auto ${height}px` };
  sizes.set(height, known);
  return known;
}

function boxed({ id, label, trackingId }: AnyFrame, height: number | undefined, drawn: ReactElement): ReactElement {
  if (height === undefined && label === null) return drawn;
  const Tag = label === null ? 'div' : 'section';
  const isShelf = height !== undefined;
  if (isShelf) shelfClass ??= shelfStyle().className;
  return (
    <Tag
      className={isShelf ? shelfClass : undefined}
      style={isShelf ? sizeOf(height) : undefined}
      aria-label={label ?? undefined}
      data-node={id}
      data-tracking-id={trackingId ?? undefined}
    >
      {drawn}
    </Tag>
  );
}

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

/** By criticality. A container that is skipped leaves its children; one that is replaced leaves those that nothing may replace. */
function Instead({ frame }: { readonly frame: AnyFrame }) {
  const { standIn: Place } = useOverlay();
  const drawn = <InPlace frame={frame} />;
  return Place === null ? drawn : <Place frame={frame}>{drawn}</Place>;
}

function InPlace({ frame }: { readonly frame: AnyFrame }) {
  const tree = useTree();
  const children = tree.allChildrenOf(frame.id);
  if (frame.criticality === 'OPTIONAL') return <Nodes placed={children} />;
  if (frame.criticality !== 'DEGRADABLE') return <ScopeBlocked />;
  return (
    <>
      <AuthoredFallback fallback={frame.fallback} />
      <Nodes placed={mandatoryBelow(children, tree)} />
    </>
  );
}

const mandatoryBelow = (placed: readonly Placed[], tree: Tree): readonly Placed[] =>
  placed.flatMap((child) => (child.frame.criticality === 'MANDATORY' ? [child] : mandatoryBelow(tree.allChildrenOf(child.frame.id), tree)));

/** One report for all of one reason: ten thousand would tell no more. */
function LeftOut({ leftOut }: { readonly leftOut: readonly Placed[] }) {
  const report = useReportNode();
  useEffect(() => {
    for (const reason of ['over-limit', 'duplicate', 'orphan', 'cycle', 'too-deep'] as const) {
      const first = leftOut.find(({ fault }) => fault === reason);
      if (first) report(first.frame.id, first.frame.kind, reason);
    }
  }, [report, leftOut]);
  return null;
}

import type { ReactElement } from 'react';
import type { AnyFrame, FailureReason } from './types.ts';

/** A frame in its place; `fault` is set when the document itself is at odds and the node must not be drawn. */
export type Placed = {
  readonly key: string;
  readonly frame: AnyFrame;
  readonly fault: FailureReason | null;
  /** What was drawn for it, kept by who draws: an element that stays the same is not looked at again. */
  element: ReactElement | null;
};

type Regions = Map<string | null, Map<string, readonly Placed[]>>;

/** Most nodes of one document that are drawn. The server refuses more than 600; beyond this, optional ones are left out. */
export const MAX_NODES = 700;
/** Levels below the top (design §3). */
export const MAX_DEPTH = 6;

/** Whether a player may not go without it, also by a word that only a later server knows. */
export const isOwed = ({ criticality }: { readonly criticality: string }): boolean =>
  criticality !== 'OPTIONAL' && criticality !== 'DEGRADABLE';

const TOP = 'main';
const NONE: readonly Placed[] = [];

/** Children by parent and region, in the order of the wire. */
export class Tree {
  constructor(
    readonly frames: readonly AnyFrame[],
    readonly regions: Regions,
    /** Optional nodes that are left out because the document is too long or names them twice. */
    readonly leftOut: readonly Placed[],
    /** Whether every frame has its place. */
    readonly isSound: boolean,
  ) {}

  childrenOf(parent: string | null, region: string): readonly Placed[] {
    return this.regions.get(parent)?.get(region) ?? NONE;
  }

  /** All children, whatever their region. */
  allChildrenOf(parent: string): readonly Placed[] {
    return [...(this.regions.get(parent)?.values() ?? [])].flat();
  }
}

/** The tree of flat frames; from the one before it where there is one, so that what did not change stays the same object. */
export function treeOf(frames: readonly AnyFrame[], before?: Tree): Tree {
  if (before?.frames === frames) return before;
  return (before && patched(before, frames)) ?? build(frames, before);
}

function build(frames: readonly AnyFrame[], before: Tree | undefined): Tree {
  const byId = new Map<string, AnyFrame>();
  for (const frame of frames) if (!byId.has(frame.id)) byId.set(frame.id, frame);
  const known = knownOf(before);
  const depths = new Map<string, Depth>();
  const regions = new Map<string | null, Map<string, Placed[]>>();
  const leftOut: Placed[] = [];
  let isSound = true;
  frames.forEach((frame, at) => {
    const isSecond = byId.get(frame.id) !== frame;
    const isBeyond = at >= MAX_NODES;
    const fault = isSecond
      ? 'duplicate'
      : (shapeFault(frame, byId, depths) ?? (isBeyond && frame.criticality !== 'MANDATORY' ? 'over-limit' : null));
    isSound &&= fault === null;
    const placed = (fault === null ? known.get(frame) : undefined) ?? {
      key: isSecond ? `${frame.id} ${at}` : frame.id,
      frame,
      fault,
      element: null,
    };
    if (fault !== null && frame.criticality === 'OPTIONAL' && (isSecond || isBeyond)) leftOut.push(placed);
    else place(regions, placed);
  });
  return new Tree(frames, regions, leftOut, isSound);
}

/** What stands soundly already, by its frame. */
function knownOf(before: Tree | undefined): ReadonlyMap<AnyFrame, Placed> {
  const known = new Map<AnyFrame, Placed>();
  for (const byRegion of before?.regions.values() ?? [])
    for (const placed of [...byRegion.values()].flat()) if (placed.fault === null) known.set(placed.frame, placed);
  return known;
}

const isSamePlace = (a: AnyFrame, b: AnyFrame): boolean =>
  a.id === b.id && a.parent === b.parent && a.region === b.region && a.criticality === b.criticality;

/** Frame by frame the same document, some of them with another content: the usual change. Null when the shape has changed. */
function patched(before: Tree, frames: readonly AnyFrame[]): Tree | null {
  if (!before.isSound || before.frames.length !== frames.length) return null;
  const regions: Regions = new Map(before.regions);
  for (let at = 0; at < frames.length; at += 1) {
    const old = before.frames[at];
    const frame = frames[at];
    if (old === frame) continue;
    if (!old || !frame || !isSamePlace(old, frame)) return null;
    exchange(regions, old, frame, at);
  }
  return new Tree(frames, regions, before.leftOut, true);
}

/** `at`: where the frame stands in the document, and in a plain list of nodes also among its siblings. */
function exchange(regions: Regions, old: AnyFrame, frame: AnyFrame, at: number): void {
  const [parent, region] = [frame.parent ?? null, frame.region ?? TOP];
  const list = (regions.get(parent)?.get(region) ?? NONE).slice();
  const place = list[at]?.frame === old ? at : list.findIndex((placed) => placed.frame === old);
  list[place] = { key: frame.id, frame, fault: null, element: null };
  regions.set(parent, new Map(regions.get(parent)).set(region, list));
}

export const isTop = ({ parent }: AnyFrame): boolean => parent === null || parent === undefined;

const shapeFault = (frame: AnyFrame, byId: ReadonlyMap<string, AnyFrame>, depths: Map<string, Depth>): FailureReason | null =>
  isTop(frame) ? null : faultOf(depthOf(frame, byId, depths));

/** What has no place of its own is answered for at the top: nothing is dropped in silence. */
function place(regions: Map<string | null, Map<string, Placed[]>>, placed: Placed): void {
  const { frame, fault } = placed;
  const isPlaced = fault === null || fault === 'over-limit';
  const parent = isPlaced ? (frame.parent ?? null) : null;
  const region = isPlaced ? (frame.region ?? TOP) : TOP;
  let byRegion = regions.get(parent);
  if (!byRegion) regions.set(parent, (byRegion = new Map()));
  const list = byRegion.get(region);
  if (list) list.push(placed);
  else byRegion.set(region, [placed]);
}

type Depth = number | 'orphan' | 'cycle';

/** Levels above a frame, or why it hangs nowhere. Walks up once per frame; a list of any length costs as much as it is long. */
function depthOf(start: AnyFrame, byId: ReadonlyMap<string, AnyFrame>, depths: Map<string, Depth>): Depth {
  const path: AnyFrame[] = [];
  const onPath = new Set<string>();
  let result: Depth | undefined;
  let frame: AnyFrame | undefined = start;
  while (result === undefined) {
    if (!frame) result = 'orphan';
    else if (depths.has(frame.id)) result = depths.get(frame.id);
    else if (onPath.has(frame.id)) result = 'cycle';
    else {
      path.push(frame);
      onPath.add(frame.id);
      if (isTop(frame)) result = -1;
      else frame = byId.get(frame.parent ?? '');
    }
  }
  for (const passed of path.reverse()) {
    if (typeof result === 'number') result += 1;
    depths.set(passed.id, result);
  }
  return result;
}

const faultOf = (depth: Depth): FailureReason | null => (typeof depth === 'string' ? depth : depth > MAX_DEPTH ? 'too-deep' : null);

import type { ReactElement } from 'react';
import type { AnyFrame, FailureReason } from './types.ts';

/** `fault`: why a misplaced node is not rendered. */
export type Placed = {
  readonly key: string;
  readonly frame: AnyFrame;
  readonly fault: FailureReason | null;
  element: ReactElement | null;
};

type Regions = Map<string | null, Map<string, readonly Placed[]>>;

/** Beyond this number of nodes, only mandatory ones render. The server allows 600. */
export const MAX_NODES = 700;
/** Levels below the top (design §3). */
export const MAX_DEPTH = 6;

/** True if a failure of the node blocks the confirm action, also if its criticality is unknown. */
export const isOwed = ({ criticality }: { readonly criticality: string }): boolean =>
  criticality !== 'OPTIONAL' && criticality !== 'DEGRADABLE';

const TOP = 'main';
const NONE: readonly Placed[] = [];

export class Tree {
  constructor(
    readonly frames: readonly AnyFrame[],
    readonly regions: Regions,
    /** Optional nodes that are not drawn: duplicates and nodes over the limit. */
    readonly leftOut: readonly Placed[],
    readonly isSound: boolean,
  ) {}

  childrenOf(parent: string | null, region: string): readonly Placed[] {
    return this.regions.get(parent)?.get(region) ?? NONE;
  }

  allChildrenOf(parent: string): readonly Placed[] {
    return [...(this.regions.get(parent)?.values() ?? [])].flat();
  }
}

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
    const fault = isSecond ? 'duplicate' : (shapeFault(frame, byId, depths) ?? (isBeyond && !isOwed(frame) ? 'over-limit' : null));
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

function knownOf(before: Tree | undefined): ReadonlyMap<AnyFrame, Placed> {
  const known = new Map<AnyFrame, Placed>();
  for (const byRegion of before?.regions.values() ?? [])
    for (const placed of [...byRegion.values()].flat()) if (placed.fault === null) known.set(placed.frame, placed);
  return known;
}

const isSamePlace = (a: AnyFrame, b: AnyFrame): boolean =>
  a.id === b.id && a.parent === b.parent && a.region === b.region && a.criticality === b.criticality;

/** Replaces changed frames. Null if a node was added, removed or moved. */
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

/** Places a node in its region. Misplaced nodes go to the top level, where they are reported. */
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

/** Counts of a node since the last batch. `seen`, `empties` and `loads` grow by at most 1 per page. */
export type NodeCounts = {
  /** 1 if half the node was visible for a second, or it filled half the viewport. */
  readonly seen: number;
  readonly presses: number;
  readonly refusals: number;
  readonly dwellMs: number;
  readonly empties: number;
  readonly fallbacks: number;
  readonly loads: number;
  /** Milliseconds from placing the node to showing its content. */
  readonly loadMs: number;
};

export const nodeCounts: NodeCounts = { seen: 0, presses: 0, refusals: 0, dwellMs: 0, empties: 0, fallbacks: 0, loads: 0, loadMs: 0 };

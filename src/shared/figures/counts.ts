/** Facts of a node on a page since the last batch; `seen`, `empties` and `loads` are 0 or 1 a page. */
export type NodeCounts = {
  /** 1 once half the node, or half the viewport filled by it, was visible for a second. */
  readonly seen: number;
  readonly presses: number;
  readonly refusals: number;
  readonly dwellMs: number;
  readonly empties: number;
  /** Number of times a failure showed the fallback, or nothing. */
  readonly fallbacks: number;
  readonly loads: number;
  /** Milliseconds from the node's place on the page to its content. */
  readonly loadMs: number;
};

export const nodeCounts: NodeCounts = { seen: 0, presses: 0, refusals: 0, dwellMs: 0, empties: 0, fallbacks: 0, loads: 0, loadMs: 0 };

import { type ListKey, TOP } from './document.ts';

/** Limits of documents: publishing rejects more, longer stored ones are truncated and reported. */
export const limits = {
  /** Maximum number of nodes; the longest lobby has 500. */
  nodes: 600,
  depth: 6,
  /** Maximum nodes per region; the top level may hold `nodes`. */
  list: 100,
  nesting: 64,
  /** Maximum of canonical JSON in UTF-16 code units. */
  size: 262_144,
} as const;

export const mostIn = (key: ListKey): number => (key === TOP ? limits.nodes : limits.list);

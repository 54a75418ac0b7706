import { type ListKey, TOP } from './document.ts';

/** Limits of a document. Publishing rejects larger documents. Larger stored documents are cut off and reported. */
export const limits = {
  /** Enough for the longest lobby, which has 500 nodes. */
  nodes: 600,
  depth: 6,
  list: 100,
  nesting: 64,
  /** Length of canonical JSON in UTF-16 code units. */
  size: 262_144,
} as const;

export const mostIn = (key: ListKey): number => (key === TOP ? limits.nodes : limits.list);

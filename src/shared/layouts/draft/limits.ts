import { type ListKey, TOP } from './document.ts';

/** Publishing rejects larger documents. Larger stored ones are cut off and reported. */
export const limits = {
  /** The longest lobby has 500. */
  nodes: 600,
  depth: 6,
  list: 100,
  nesting: 64,
  /** UTF-16 code units of the canonical JSON. */
  size: 262_144,
} as const;

export const mostIn = (key: ListKey): number => (key === TOP ? limits.nodes : limits.list);

import { type ListKey, TOP } from './document.ts';

/** Hard limits of a document. Publishing rejects a document beyond them; a stored one is truncated and reported. */
export const limits = {
  /** The longest lobby has 500 shelves. */
  nodes: 600,
  depth: 6,
  /** Ids per region; the top level may hold `nodes`. */
  list: 100,
  /** Nested objects and lists in a saved document. */
  nesting: 64,
  /** Canonical JSON, in UTF-16 code units. */
  size: 262_144,
} as const;

export const mostIn = (key: ListKey): number => (key === TOP ? limits.nodes : limits.list);

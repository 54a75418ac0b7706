import { type ListKey, TOP } from './document.ts';

/** Hard limits of a document. Publishing refuses what exceeds them; a stored document that does all the same is cut, and that is reported. */
export const limits = {
  /** Nodes of one document: the longest lobby has 500 shelves. */
  nodes: 600,
  /** A node at the top is at depth 1. */
  depth: 6,
  /** Ids of one region of a node; at the top there may be as many as there are nodes. */
  list: 100,
  /** Objects and lists within one another, in what an operator saves. */
  nesting: 64,
  /** Canonical JSON, in UTF-16 units. */
  size: 262_144,
} as const;

/** How many ids a list may hold. */
export const mostIn = (key: ListKey): number => (key === TOP ? limits.nodes : limits.list);

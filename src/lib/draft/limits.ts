/** Hard limits of a document. Publishing refuses what exceeds them; a stored document that does all the same is cut, and that is reported. */
export const limits = {
  /** Nodes of one document: the longest lobby has 500 shelves. */
  nodes: 600,
  /** A node at the top is at depth 1. */
  depth: 6,
  /** Ids of one list of children. */
  list: 100,
  /** Objects and lists within one another, in what an operator saves. */
  nesting: 64,
  /** Canonical JSON, in UTF-16 units. */
  size: 262_144,
} as const;

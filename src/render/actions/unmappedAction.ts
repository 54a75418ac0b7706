/** Thrown for an action unknown to this build. `NodeBoundary` then replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

/** Thrown for an action that this build does not know. `NodeBoundary` then replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

/** Thrown for an action this build does not know; the boundary replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

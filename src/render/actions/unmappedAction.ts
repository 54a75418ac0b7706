/** Thrown while rendering; the boundary replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

/** Thrown for an action without code; the boundary replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

/** Thrown while rendering a node with an unknown action; its boundary replaces it. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

/** The boundary replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

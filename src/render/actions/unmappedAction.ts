/** Thrown for an action that this build does not know. The boundary then replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

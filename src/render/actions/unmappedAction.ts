/** Thrown while rendering a node whose action this build does not know; its boundary reports and replaces the node. */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

/**
 * A node cannot do without an action that this build has never heard of. Thrown while it is drawn: its boundary tells of it, and puts in its
 * place what its criticality says.
 */
export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

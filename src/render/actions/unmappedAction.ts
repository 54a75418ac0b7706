export class UnmappedAction extends Error {
  override readonly name = 'UnmappedAction';
}

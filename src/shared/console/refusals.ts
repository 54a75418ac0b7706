/** Every way in which the console says no. */
export type RefusalCode =
  | 'not-logged-in'
  | 'wrong-password'
  | 'locked'
  | 'busy'
  | 'foreign-page'
  | 'wrong-role'
  | 'own-work'
  | 'not-yours'
  | 'not-found'
  | 'input'
  | 'stale'
  | 'base-moved'
  | 'not-approved'
  | 'mandatory'
  | 'wrong-state'
  | 'checks'
  | 'time';

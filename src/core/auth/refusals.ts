/** Texts for logs, never shown to players. The first three are prescribed (product §5, §8). */
export const authRefusals = {
  'not-logged-in': 'User is not logged in. Will not refresh token',
  offline: 'Could not refresh access token. Internet connection has been lost.',
  'no-location': 'Missing Application location',
  'already-placed': 'The location was known already.',
  'already-started': 'The session has been looked up already.',
  'already-refreshing': 'The tokens are being renewed already.',
  'nothing-asked': 'Nobody has asked for what this answers.',
  'another-player': 'The answer is for somebody who is not here any more.',
  'another-token': 'The call was made with a token that is not held any more.',
  'known-token': 'This token is held already.',
  'unreadable-token': 'What another tab gave is no token.',
  'older-token': 'A token that holds longer is at hand.',
  'already-online': 'The network was there already.',
  'already-offline': 'The network was gone already.',
  'not-warned': 'There is no warning to take back.',
  'already-warned': 'The player has been warned already.',
  'within-limit': 'The time limit is not reached.',
  'bearer-exists': 'Cannot set limited access token, when a bearer token already exists. Please clear your local storage.',
  'no-limited-token': 'There is no limited token to upgrade.',
  'already-playing': 'A game is open already.',
  'not-playing': 'No game is open.',
  'already-upgrading': 'The limited token is being upgraded already.',
} as const;

export type AuthRefusal = keyof typeof authRefusals;

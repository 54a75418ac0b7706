/** The door: how one layout becomes the next, the same for the server that tells it and the page that does it. */
export { apply, unknownAfter } from './apply.ts';
export { diff, type Digests } from './diff.ts';
export { NO_REVISION, type Outline, type Placed, type Step } from './types.ts';

export { apply, unknownAfter } from './apply.ts';
export { diff, type Digests } from './diff.ts';
export { NO_REVISION, type Outline, type Placed, type Step } from './types.ts';

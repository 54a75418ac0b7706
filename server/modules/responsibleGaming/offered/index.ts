export { mayBeOffered, mayUseRewards } from './mayBeOffered.ts';

export { mayBeOffered, mayBeOfferedUnlessListed, mayUseRewards } from './mayBeOffered.ts';

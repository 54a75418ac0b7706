import { storedPage } from '../stored.ts';

export const limit = storedPage('account/limit');
export const limitHistory = storedPage('account/limit-history');
export const limitsSetByUs = storedPage('account/limits-set-by-us');

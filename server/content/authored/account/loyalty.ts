import { storedPage } from '../stored.ts';

export const loyalty = storedPage('account/loyalty');

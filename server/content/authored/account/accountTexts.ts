import { storedPage } from '../stored.ts';

/** Account pages made of sentences and links. */
export const accountTexts = [storedPage('account/wire-transfer'), storedPage('account/cash-at-casino')];

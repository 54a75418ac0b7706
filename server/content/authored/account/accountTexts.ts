import { storedPage } from '../stored.ts';

export const accountTexts = [storedPage('account/wire-transfer'), storedPage('account/cash-at-casino')];

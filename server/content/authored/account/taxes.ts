import { storedPage } from '../stored.ts';

export const taxes = storedPage('account/taxes');

import { storedPage } from './stored.ts';

export const search = storedPage('search');

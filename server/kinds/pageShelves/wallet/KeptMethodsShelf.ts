import { wordsKind } from '../../define.ts';

export const KeptMethodsShelf = wordsKind<'KeptMethodsShelf'>({ newLabel: 'Unknown account' });

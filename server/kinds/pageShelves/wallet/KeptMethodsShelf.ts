import { wordsKind } from '../../define.ts';

export const KeptMethodsShelf = wordsKind<'KeptMethodsShelf'>({ newLabel: 'An account that we do not know' });

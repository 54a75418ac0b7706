import { wordsKind } from '../../define.ts';

export const PromotionCodeShelf = wordsKind<'PromotionCodeShelf'>({ caption: 'A code, if you have one' });

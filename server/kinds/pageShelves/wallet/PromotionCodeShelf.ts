import { wordsKind } from '../../define.ts';

export const PromotionCodeShelf = wordsKind<'PromotionCodeShelf'>({ caption: 'Promotion code (optional)' });

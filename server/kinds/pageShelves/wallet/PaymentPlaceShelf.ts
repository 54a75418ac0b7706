import { wordsKind } from '../../define.ts';

export const PaymentPlaceShelf = wordsKind<'PaymentPlaceShelf'>({ legend: 'Casino' });

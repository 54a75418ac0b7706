import { wordsKind } from '../../define.ts';

export const PaymentPlaceShelf = wordsKind<'PaymentPlaceShelf'>({ legend: 'The casino to go to' });

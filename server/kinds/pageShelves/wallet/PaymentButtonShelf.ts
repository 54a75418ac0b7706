import { wordsKind } from '../../define.ts';

export const PaymentButtonShelf = wordsKind<'PaymentButtonShelf'>({ caption: 'Withdraw' });

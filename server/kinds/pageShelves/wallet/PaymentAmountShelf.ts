import { wordsKind } from '../../define.ts';

export const PaymentAmountShelf = wordsKind<'PaymentAmountShelf'>({ caption: 'Amount', availableLabel: 'Available to withdraw:' });

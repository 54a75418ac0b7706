import { wordsKind } from '../../define.ts';

export const PaymentAmountShelf = wordsKind<'PaymentAmountShelf'>({ caption: 'How much', availableLabel: 'Yours to withdraw:' });

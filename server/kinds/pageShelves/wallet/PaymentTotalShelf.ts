import { wordsKind } from '../../define.ts';

export const PaymentTotalShelf = wordsKind<'PaymentTotalShelf'>({ heading: 'Look at it once more', amountLabel: 'You get' });

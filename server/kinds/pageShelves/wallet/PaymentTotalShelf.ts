import { wordsKind } from '../../define.ts';

export const PaymentTotalShelf = wordsKind<'PaymentTotalShelf'>({ heading: 'Check your withdrawal', amountLabel: 'You receive' });

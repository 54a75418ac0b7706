import { wordsKind } from '../../define.ts';

export const PaymentNoticeShelf = wordsKind<'PaymentNoticeShelf'>({ refusedTitle: 'Not available right now', helpLabel: 'Contact us' });

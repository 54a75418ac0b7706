import { wordsKind } from '../../define.ts';

export const PaymentNoticeShelf = wordsKind<'PaymentNoticeShelf'>({ refusedTitle: 'Not at the moment', helpLabel: 'Ask us' });

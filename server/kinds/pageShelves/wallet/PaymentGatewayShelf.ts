import { wordsKind } from '../../define.ts';

export const PaymentGatewayShelf = wordsKind<'PaymentGatewayShelf'>({
  depositText: 'You pay on the page of our partner.',
  retryLabel: 'Once more',
});

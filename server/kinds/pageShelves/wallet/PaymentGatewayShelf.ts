import { wordsKind } from '../../define.ts';

export const PaymentGatewayShelf = wordsKind<'PaymentGatewayShelf'>({
  depositText: 'You pay on our payment partner’s page.',
  retryLabel: 'Try again',
});

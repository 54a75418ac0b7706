import { wordsKind } from '../../define.ts';

export const PaymentConsentShelf = wordsKind<'PaymentConsentShelf'>({
  sentence: 'The money leaves your wallet right away.',
  confirmLabel: 'Confirm',
});

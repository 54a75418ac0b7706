import type { KindName } from '#server/kinds/nodeParents.ts';

export type Part = {
  readonly kind: KindName;
  readonly id: string;
  readonly props?: Readonly<Record<string, string>>;
  /** The page can do without it. */
  readonly isFree?: true;
  readonly regions?: Readonly<Record<string, readonly Part[]>>;
};
type Outline = { readonly surface: string; readonly title: string; readonly part: Part };
type More = { readonly above?: readonly Part[]; readonly beforeButton?: readonly Part[]; readonly confirm?: readonly Part[] };

const payment = (type: 'DEPOSIT' | 'WITHDRAWAL', { above = [], beforeButton = [], confirm = [] }: More): Part => ({
  kind: 'PaymentShelf',
  id: 'payment',
  props: { type },
  regions: {
    above: [...above, { kind: 'PaymentNoticeShelf', id: 'notice' }],
    form: [
      { kind: 'PaymentMethodsShelf', id: 'methods' },
      { kind: 'KeptMethodsShelf', id: 'kept' },
      { kind: 'PaymentPlaceShelf', id: 'place' },
      { kind: 'PaymentAmountShelf', id: 'amount' },
      ...beforeButton,
      { kind: 'PaymentButtonShelf', id: 'button' },
      { kind: 'ManagedMethodsShelf', id: 'managed', regions: { exclusion: [{ kind: 'MethodExclusionShelf', id: 'exclusion' }] } },
    ],
    ...(confirm.length > 0 ? { confirm } : {}),
  },
});

/** Pages on which money is paid in or out, and what follows. The words are the kinds' own. */
export const walletOutlines: readonly Outline[] = [
  {
    surface: 'deposit',
    title: 'Deposit',
    part: payment('DEPOSIT', {
      above: [
        { kind: 'OutOfStateShelf', id: 'out-of-state' },
        { kind: 'AnnouncedPaymentsShelf', id: 'announced' },
      ],
      beforeButton: [{ kind: 'PromotionCodeShelf', id: 'code', isFree: true }],
    }),
  },
  {
    surface: 'withdrawal',
    title: 'Withdraw',
    part: payment('WITHDRAWAL', {
      confirm: [
        { kind: 'PaymentTotalShelf', id: 'total' },
        { kind: 'PaymentConsentShelf', id: 'consent' },
      ],
    }),
  },
  { surface: 'gateway', title: '{payment}', part: { kind: 'PaymentGatewayShelf', id: 'gateway' } },
  { surface: 'wallet-receipt', title: 'Receipt', part: { kind: 'TransactionReceiptShelf', id: 'receipt' } },
];

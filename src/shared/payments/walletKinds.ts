/** Surfaces on which money is paid in or out. */
export const walletSurfaces = ['withdrawal', 'deposit', 'gateway', 'wallet-receipt'] as const;
export type WalletSurface = (typeof walletSurfaces)[number];

/** `owed`: no document of the surface goes without one, and one that cannot be drawn blocks the payment. */
type Share = 'owed' | 'free';
type Kinds = Readonly<Record<string, Share>>;

const draft: Kinds = {
  PaymentShelf: 'owed',
  PaymentNoticeShelf: 'owed',
  PaymentMethodsShelf: 'owed',
  KeptMethodsShelf: 'owed',
  PaymentPlaceShelf: 'owed',
  PaymentAmountShelf: 'owed',
  PaymentButtonShelf: 'owed',
  ManagedMethodsShelf: 'owed',
  MethodExclusionShelf: 'owed',
};

/** The only kinds that documents of the wallet may hold: no promotion, frame or outside link stands beside money. */
export const walletKinds: { readonly [S in WalletSurface]: Kinds } = {
  withdrawal: { ...draft, PaymentTotalShelf: 'owed', PaymentConsentShelf: 'owed' },
  deposit: { ...draft, OutOfStateShelf: 'owed', AnnouncedPaymentsShelf: 'owed', PromotionCodeShelf: 'free' },
  gateway: { PaymentGatewayShelf: 'owed' },
  'wallet-receipt': { TransactionReceiptShelf: 'owed' },
};

export const kindsOfWallet: ReadonlySet<string> = new Set(Object.values(walletKinds).flatMap((kinds) => Object.keys(kinds)));

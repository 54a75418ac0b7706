export const walletSurfaces = ['withdrawal', 'deposit', 'gateway', 'wallet-receipt'] as const;
export type WalletSurface = (typeof walletSurfaces)[number];

/**
 * Place that a kind must have: a region of the `parent` kind, or of the page if `parent` is null. `why` tells why the kind is required, or
 * is null if it is optional.
 */
export type WalletPlace = { readonly parent: string | null; readonly region: string; readonly why: string | null };
type Kinds = Readonly<Record<string, WalletPlace>>;

const onPage = (why: string): WalletPlace => ({ parent: null, region: 'main', why });
const inPayment = (region: 'above' | 'form' | 'confirm', why: string | null): WalletPlace => ({ parent: 'PaymentShelf', region, why });

const helpline: Kinds = { HelplineShelf: onPage('Players must see where to get help') };

const draft: Kinds = {
  ...helpline,
  PaymentShelf: onPage('All parts of a payment share one draft'),
  PaymentNoticeShelf: inPayment('above', 'Players who can’t pay must see why'),
  PaymentMethodsShelf: inPayment('form', 'Players must choose a payment method first'),
  KeptMethodsShelf: inPayment('form', 'Players must see which card or account is used'),
  PaymentPlaceShelf: inPayment('form', 'Cash payments need a location'),
  PaymentAmountShelf: inPayment('form', 'Players must enter the amount'),
  PaymentButtonShelf: inPayment('form', 'Players must press a button to pay'),
  ManagedMethodsShelf: inPayment('form', 'Players must be able to remove a card or account'),
  MethodExclusionShelf: { parent: 'ManagedMethodsShelf', region: 'exclusion', why: 'Players must be able to exclude a payment method' },
};

/** Kinds allowed on wallet pages. Promotions, frames and outside links are excluded, except for help. */
export const walletKinds: { readonly [S in WalletSurface]: Kinds } = {
  withdrawal: {
    ...draft,
    PaymentTotalShelf: inPayment('confirm', 'A withdrawal must show its total before players confirm'),
    PaymentConsentShelf: inPayment('confirm', 'Players must confirm a withdrawal'),
  },
  deposit: {
    ...draft,
    OutOfStateShelf: inPayment('above', 'Players outside an operating area must be told'),
    AnnouncedPaymentsShelf: inPayment('above', 'Pending deposits must stay visible so that players can cancel them'),
    PromotionCodeShelf: inPayment('form', null),
  },
  gateway: { ...helpline, PaymentGatewayShelf: onPage('Players finish their payment here') },
  'wallet-receipt': { ...helpline, TransactionReceiptShelf: onPage('Players must see a record of the payment') },
};

export const kindsOfWallet: ReadonlySet<string> = new Set(Object.values(walletKinds).flatMap((kinds) => Object.keys(kinds)));

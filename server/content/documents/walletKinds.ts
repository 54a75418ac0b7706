export const walletSurfaces = ['withdrawal', 'deposit', 'gateway', 'wallet-receipt'] as const;
export type WalletSurface = (typeof walletSurfaces)[number];

/**
 * Place of a kind, once: in a region of `parent`, or of the page (null). `why`: required, and blocks the payment if undrawable; null:
 * optional.
 */
export type WalletPlace = { readonly parent: string | null; readonly region: string; readonly why: string | null };
type Kinds = Readonly<Record<string, WalletPlace>>;

const onPage = (why: string): WalletPlace => ({ parent: null, region: 'main', why });
const inPayment = (region: 'above' | 'form' | 'confirm', why: string | null): WalletPlace => ({ parent: 'PaymentShelf', region, why });

const helpline: Kinds = { HelplineShelf: onPage('Whoever pays must see where help is') };

const draft: Kinds = {
  ...helpline,
  PaymentShelf: onPage('All parts of a payment share one draft'),
  PaymentNoticeShelf: inPayment('above', 'A player who cannot pay must read why'),
  PaymentMethodsShelf: inPayment('form', 'Nothing is paid before a way to pay is chosen'),
  KeptMethodsShelf: inPayment('form', 'A player must see which card or account is used'),
  PaymentPlaceShelf: inPayment('form', 'Cash needs a place where it changes hands'),
  PaymentAmountShelf: inPayment('form', 'A payment is of the amount that the player types'),
  PaymentButtonShelf: inPayment('form', 'Nothing is paid without a press of the player'),
  ManagedMethodsShelf: inPayment('form', 'A player must be able to remove a card or account'),
  MethodExclusionShelf: { parent: 'ManagedMethodsShelf', region: 'exclusion', why: 'A player must be able to exclude a way to pay' },
};

/** All kinds allowed in wallet documents: no promotion, frame or outside link but to help stands beside money. */
export const walletKinds: { readonly [S in WalletSurface]: Kinds } = {
  withdrawal: {
    ...draft,
    PaymentTotalShelf: inPayment('confirm', 'A withdrawal shows its total before it is confirmed'),
    PaymentConsentShelf: inPayment('confirm', 'A withdrawal leaves only with the player’s consent'),
  },
  deposit: {
    ...draft,
    OutOfStateShelf: inPayment('above', 'A player outside an operating area must be told'),
    AnnouncedPaymentsShelf: inPayment('above', 'A deposit that waits must stay in sight, to be cancelled'),
    PromotionCodeShelf: inPayment('form', null),
  },
  gateway: { ...helpline, PaymentGatewayShelf: onPage('A payment that was begun is finished here') },
  'wallet-receipt': { ...helpline, TransactionReceiptShelf: onPage('Money that moved must be accounted for') },
};

export const kindsOfWallet: ReadonlySet<string> = new Set(Object.values(walletKinds).flatMap((kinds) => Object.keys(kinds)));

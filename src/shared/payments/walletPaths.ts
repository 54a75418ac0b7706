export const DEPOSIT = '/account/wallet/deposit';
export const WITHDRAWAL = '/account/wallet/withdrawal';
/** Page on which the player confirms an Interac withdrawal (product §2). */
export const INTERAC = '/account/withdrawal/interac';
export const HELP = '/account/help';

export type Way = 'deposit' | 'withdrawal';
export const pageOf: { readonly [W in Way]: string } = { deposit: DEPOSIT, withdrawal: WITHDRAWAL };

/** Payment form with a preselected provider (`VendorInformationDeepLink`). */
export const formPath = (providerId: string, way: Way): string =>
  `${pageOf[way]}?${new URLSearchParams({ [PRESELECTED]: providerId }).toString()}`;
export const PRESELECTED = 'vendor';

export const isTransactionId = (id: string | null | undefined): id is string => typeof id === 'string' && /^[A-Za-z0-9]{8,64}$/.test(id);

/** Provider's page (product §2, `wallet/{transactionType}/gateway`). */
export const gatewayPath = (providerId: string, transactionId: string, way: Way = 'deposit'): string =>
  `${pageOf[way]}/gateway?${new URLSearchParams({ provider: providerId, transaction: transactionId }).toString()}`;

export const interacPath = (withdrawalId: string): string => `${INTERAC}?${new URLSearchParams({ confirm: withdrawalId }).toString()}`;

export function wayOn(way: Way, providerId: string, { transactionId, deepLink }: Made): string {
  if (deepLink?.__typename === 'ReceiptDeepLink') return receiptPath(transactionId);
  return deepLink?.__typename === 'InteracConfirmationDeepLink' ? interacPath(transactionId) : gatewayPath(providerId, transactionId, way);
}
type Made = { readonly transactionId: string; readonly deepLink: { readonly __typename: string } | null };

export const receiptPath = (transactionId: string): string => `/account/wallet/receipt/${transactionId}`;

/** Request that returns the provider's page again, because a reload loses `webUrl`. */
export const webUrlOf = (transactionId: string, way: Way = 'deposit'): string => `/i/${way}s/${transactionId}/gateway`;

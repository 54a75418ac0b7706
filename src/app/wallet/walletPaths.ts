export const DEPOSIT = '/account/wallet/deposit';
export const WITHDRAWAL = '/account/wallet/withdrawal';
export const HELP = '/account/help';

/** Ids of transactions, as they may stand in an address. */
export const isTransactionId = (id: string | null | undefined): id is string => typeof id === 'string' && /^[A-Za-z0-9]{8,64}$/.test(id);

/** `wallet/{transactionType}/gateway` of product §2, for one deposit. */
export const gatewayPath = (providerId: string, transactionId: string): string =>
  `${DEPOSIT}/gateway?${new URLSearchParams({ provider: providerId, transaction: transactionId }).toString()}`;

export const receiptPath = (transactionId: string): string => `/account/wallet/receipt/${transactionId}`;

/** Where the address of the vendor's page is asked for, when the answer that named it is gone with a reload. */
export const webUrlOf = (transactionId: string): string => `/i/deposits/${transactionId}/gateway`;

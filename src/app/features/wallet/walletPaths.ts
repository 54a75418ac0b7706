export const DEPOSIT = '/account/wallet/deposit';
export const WITHDRAWAL = '/account/wallet/withdrawal';
/** Where a withdrawal by Interac is confirmed with the bank (product §2). */
export const INTERAC = '/account/withdrawal/interac';
export const HELP = '/account/help';

/** Which way the money goes. */
export type Way = 'deposit' | 'withdrawal';
export const pageOf: { readonly [W in Way]: string } = { deposit: DEPOSIT, withdrawal: WITHDRAWAL };

/** Ids of transactions, as they may stand in an address. */
export const isTransactionId = (id: string | null | undefined): id is string => typeof id === 'string' && /^[A-Za-z0-9]{8,64}$/.test(id);

/** `wallet/{transactionType}/gateway` of product §2, for one payment. */
export const gatewayPath = (providerId: string, transactionId: string, way: Way = 'deposit'): string =>
  `${pageOf[way]}/gateway?${new URLSearchParams({ provider: providerId, transaction: transactionId }).toString()}`;

export const interacPath = (withdrawalId: string): string => `${INTERAC}?${new URLSearchParams({ confirm: withdrawalId }).toString()}`;

export const receiptPath = (transactionId: string): string => `/account/wallet/receipt/${transactionId}`;

/** Where the address of the vendor's page is asked for, when the answer that named it is gone with a reload. */
export const webUrlOf = (transactionId: string, way: Way = 'deposit'): string => `/i/${way}s/${transactionId}/gateway`;

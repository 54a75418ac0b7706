export { CARD_CODE, hasPageFor, providerOf, providers } from './providers.ts';
export type { PaymentMethodType } from './methodTypes.ts';
export { payerReference } from './payerReference.ts';

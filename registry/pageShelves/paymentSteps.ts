/** One chunk: what follows the press, fetched once an amount is there. */
export { PaymentConsent } from './PaymentConsent/PaymentConsent.tsx';
export { PaymentGateway } from './PaymentGateway/PaymentGateway.tsx';
export { PaymentTotal } from './PaymentTotal/PaymentTotal.tsx';

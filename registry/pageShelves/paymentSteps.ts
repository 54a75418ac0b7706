/** One chunk, loaded once an amount is typed. */
export { PaymentConsent } from './PaymentConsent/PaymentConsent.tsx';
export { PaymentGateway } from './PaymentGateway/PaymentGateway.tsx';
export { PaymentTotal } from './PaymentTotal/PaymentTotal.tsx';

export { PaymentConsent } from './PaymentConsent/PaymentConsent.tsx';
export { PaymentTotal } from './PaymentTotal/PaymentTotal.tsx';

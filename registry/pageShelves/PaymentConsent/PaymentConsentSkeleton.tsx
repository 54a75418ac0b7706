export { PaymentPartSkeleton as PaymentConsentSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

export { PaymentPartSkeleton as PaymentTotalSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

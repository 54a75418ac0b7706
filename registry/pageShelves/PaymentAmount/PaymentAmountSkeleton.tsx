export { PaymentPartSkeleton as PaymentAmountSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

export { PaymentPartSkeleton as PaymentButtonSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

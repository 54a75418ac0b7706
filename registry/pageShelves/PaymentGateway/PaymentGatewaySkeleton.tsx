export { PaymentPartSkeleton as PaymentGatewaySkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

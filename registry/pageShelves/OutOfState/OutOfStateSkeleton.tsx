export { PaymentPartSkeleton as OutOfStateSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

export { PaymentPartSkeleton as PaymentPlaceSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

export { PaymentPartSkeleton as PaymentNoticeSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

export { PaymentPartSkeleton as AnnouncedPaymentsSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

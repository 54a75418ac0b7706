export { PaymentPartSkeleton as KeptMethodsSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

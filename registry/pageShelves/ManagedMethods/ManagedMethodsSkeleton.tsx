export { PaymentPartSkeleton as ManagedMethodsSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

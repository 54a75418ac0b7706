export { PaymentPartSkeleton as PaymentMethodsSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

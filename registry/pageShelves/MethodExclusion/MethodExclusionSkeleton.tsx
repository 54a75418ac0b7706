export { PaymentPartSkeleton as MethodExclusionSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

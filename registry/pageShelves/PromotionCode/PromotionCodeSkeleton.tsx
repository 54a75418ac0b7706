export { PaymentPartSkeleton as PromotionCodeSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

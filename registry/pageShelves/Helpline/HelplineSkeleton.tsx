export { PaymentPartSkeleton as HelplineSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

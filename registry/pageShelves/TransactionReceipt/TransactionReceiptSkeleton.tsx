export { PaymentPartSkeleton as TransactionReceiptSkeleton } from '../../parts/payment/PaymentPartSkeleton.tsx';

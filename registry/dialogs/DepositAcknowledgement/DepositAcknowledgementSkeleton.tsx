export { DialogSkeleton as DepositAcknowledgementSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

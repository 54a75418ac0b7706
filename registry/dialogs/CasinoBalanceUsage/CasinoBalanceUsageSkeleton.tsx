export { DialogSkeleton as CasinoBalanceUsageSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

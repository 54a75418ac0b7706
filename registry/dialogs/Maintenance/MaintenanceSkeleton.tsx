export { DialogSkeleton as MaintenanceSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

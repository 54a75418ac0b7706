export { DialogSkeleton as AppTourSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

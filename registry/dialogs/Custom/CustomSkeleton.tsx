export { DialogSkeleton as CustomSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

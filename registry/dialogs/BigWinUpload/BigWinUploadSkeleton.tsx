export { DialogSkeleton as BigWinUploadSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

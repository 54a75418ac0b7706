export { DialogSkeleton as LegalChangeSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

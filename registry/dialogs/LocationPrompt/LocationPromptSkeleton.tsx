export { DialogSkeleton as LocationPromptSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

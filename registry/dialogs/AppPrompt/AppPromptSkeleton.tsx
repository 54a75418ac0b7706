export { DialogSkeleton as AppPromptSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

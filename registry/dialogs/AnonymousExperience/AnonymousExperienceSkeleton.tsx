export { DialogSkeleton as AnonymousExperienceSkeleton } from '../../parts/dialog/DialogSkeleton.tsx';

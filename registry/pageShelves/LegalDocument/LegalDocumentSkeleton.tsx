import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LegalDocumentSkeleton = () => <Skeleton shape="card" height={280} />;

import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LinkedAccountsSkeleton = () => <Skeleton shape="card" height={120} />;

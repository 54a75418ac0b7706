import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LinkingResultSkeleton = () => <Skeleton shape="card" height={320} />;

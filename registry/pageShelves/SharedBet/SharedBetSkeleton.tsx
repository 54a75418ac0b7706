import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SharedBetSkeleton = () => <Skeleton shape="card" height={320} />;

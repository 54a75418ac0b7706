import { Skeleton } from '#src/ui/Skeleton.tsx';

export const StatisticsSkeleton = () => <Skeleton shape="card" height={420} />;

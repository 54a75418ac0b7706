import { Skeleton } from '#src/ui/Skeleton.tsx';

export const WorkingHoursSkeleton = () => <Skeleton height={152} shape="card" />;

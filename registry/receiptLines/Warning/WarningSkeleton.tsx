import { Skeleton } from '#src/ui/Skeleton.tsx';

export const WarningSkeleton = () => <Skeleton height={84} shape="card" />;

import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LocationSkeleton = () => <Skeleton height={76} shape="card" />;

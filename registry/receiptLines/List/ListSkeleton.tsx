import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ListSkeleton = () => <Skeleton height={136} shape="card" />;

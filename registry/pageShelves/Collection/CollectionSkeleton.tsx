import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CollectionSkeleton = () => <Skeleton shape="card" height={960} />;

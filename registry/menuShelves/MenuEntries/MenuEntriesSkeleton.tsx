import { Skeleton } from '#src/ui/Skeleton.tsx';

export const MenuEntriesSkeleton = () => <Skeleton height={188} shape="control" />;

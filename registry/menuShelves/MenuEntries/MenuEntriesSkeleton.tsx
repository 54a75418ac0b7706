import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Four entries. */
export const MenuEntriesSkeleton = () => <Skeleton height={188} shape="control" />;

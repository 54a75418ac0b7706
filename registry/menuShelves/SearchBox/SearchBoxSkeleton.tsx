import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SearchBoxSkeleton = () => <Skeleton width="100%" height={44} shape="control" />;

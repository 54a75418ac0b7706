import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LinkColumnSkeleton = () => <Skeleton height={152} shape="control" />;

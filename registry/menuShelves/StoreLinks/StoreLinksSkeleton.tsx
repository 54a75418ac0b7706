import { Skeleton } from '#src/ui/Skeleton.tsx';

export const StoreLinksSkeleton = () => <Skeleton height={44} shape="control" />;

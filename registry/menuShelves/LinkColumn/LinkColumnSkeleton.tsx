import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Heading and four links. */
export const LinkColumnSkeleton = () => <Skeleton height={152} shape="control" />;

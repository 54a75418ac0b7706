import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Six values of 56 px, a heading, and a reference or the way to one. */
export const WireDetailsSkeleton = () => <Skeleton height={490} shape="card" />;

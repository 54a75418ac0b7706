import { Skeleton } from '#src/ui/Skeleton.tsx';

export const OwnLimitSkeleton = () => (
  <div role="status" aria-label="Loading your limits">
    <Skeleton shape="card" height={280} />
  </div>
);

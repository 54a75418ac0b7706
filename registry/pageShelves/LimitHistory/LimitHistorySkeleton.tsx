import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LimitHistorySkeleton = () => (
  <div role="status" aria-label="Loading your limits">
    <Skeleton shape="card" height={240} />
  </div>
);

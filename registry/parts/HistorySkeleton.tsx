import { Skeleton } from '#src/ui/Skeleton.tsx';

export const HistorySkeleton = () => (
  <div role="status" aria-label="Loading your history">
    <Skeleton shape="card" height={560} />
  </div>
);

import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CasinoRoundSkeleton = () => (
  <div role="status" aria-label="Loading your round">
    <Skeleton shape="card" height={360} />
  </div>
);

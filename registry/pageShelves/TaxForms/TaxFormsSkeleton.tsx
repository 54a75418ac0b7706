import { Skeleton } from '#src/ui/Skeleton.tsx';

export const TaxFormsSkeleton = () => (
  <div role="status" aria-label="Loading your tax forms">
    <Skeleton shape="card" height={240} />
  </div>
);

import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ReferralsSkeleton = () => (
  <div role="status" aria-label="Loading your invitations">
    <Skeleton shape="card" height={360} />
  </div>
);

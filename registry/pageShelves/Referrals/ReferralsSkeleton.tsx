import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ReferralsSkeleton = () => (
  <div role="status" aria-label={t`Loading your invitations`}>
    <Skeleton shape="card" height={360} />
  </div>
);

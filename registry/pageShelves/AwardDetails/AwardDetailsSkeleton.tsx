import { t } from '#src/lib/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const AwardDetailsSkeleton = () => (
  <div role="status" aria-label={t`Loading your awards`}>
    <Skeleton shape="card" height={240} />
  </div>
);

import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const OwnLimitSkeleton = () => (
  <div role="status" aria-label={t`Loading your limits`}>
    <Skeleton shape="card" height={280} />
  </div>
);

import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const AwardDetailsSkeleton = () => (
  <div role="status" aria-label={t`Loading your awards`}>
    <Skeleton shape="card" height={240} />
  </div>
);

import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LinkedAccountsSkeleton = () => (
  <div role="status" aria-label={t`Loading your linked accounts`}>
    <Skeleton shape="card" height={120} />
  </div>
);

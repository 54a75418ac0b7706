import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const HistorySkeleton = () => (
  <div role="status" aria-label={t`Loading your history`}>
    <Skeleton shape="card" height={560} />
  </div>
);

import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LimitsSetByUsSkeleton = () => (
  <div role="status" aria-label={t`Loading the limits set by us`}>
    <Skeleton shape="card" height={240} />
  </div>
);

import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const OnboardingSkeleton = () => (
  <div role="status" aria-label={t`Loading page`}>
    <Skeleton shape="card" height={360} />
  </div>
);

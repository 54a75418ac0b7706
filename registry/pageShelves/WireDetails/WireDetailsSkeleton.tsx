import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const WireDetailsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading our bank details`}</VisuallyHidden>
    <Skeleton height={490} shape="card" />
  </div>
);

import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const LoyaltySkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading your tier`}</VisuallyHidden>
    <Skeleton height={114} shape="card" />
  </div>
);

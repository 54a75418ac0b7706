import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LoyaltyDashboardSkeleton = () => (
  <div role="status" aria-label={t`Loading your tier`}>
    <Skeleton width={160} height={40} shape="text" />
    <Stack gap={16}>
      <Skeleton height={114} shape="card" />
      <Skeleton height={296} shape="card" />
      <Skeleton height={104} shape="card" />
    </Stack>
  </div>
);

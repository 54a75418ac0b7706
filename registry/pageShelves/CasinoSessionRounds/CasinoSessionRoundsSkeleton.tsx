import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CasinoSessionRoundsSkeleton = () => (
  <Stack gap={16} role="status" aria-label="Loading your play">
    <Skeleton shape="card" height={220} />
    <Skeleton shape="card" height={320} />
  </Stack>
);

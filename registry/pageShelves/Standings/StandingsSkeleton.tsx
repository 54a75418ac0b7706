import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const StandingsSkeleton = () => (
  <Stack gap={12} css={{ paddingTop: '$12' }}>
    <Skeleton width={140} height={20} />
    <Skeleton shape="card" height={640} />
  </Stack>
);

import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Box.tsx';

export const EventHeaderSkeleton = () => (
  <Stack css={{ height: '120px', '@tablet': { height: '222px' } }}>
    <Skeleton shape="card" height="100%" />
  </Stack>
);

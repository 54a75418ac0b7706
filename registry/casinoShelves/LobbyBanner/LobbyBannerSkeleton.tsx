import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LobbyBannerSkeleton = () => (
  <Stack css={{ height: '160px', '@tablet': { height: '272px' } }}>
    <Skeleton shape="card" height="100%" />
  </Stack>
);

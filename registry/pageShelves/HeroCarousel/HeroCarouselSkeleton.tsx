import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const HeroCarouselSkeleton = () => (
  <Stack gap={0} css={{ height: '160px', '@tablet': { height: '318px' } }}>
    <Skeleton shape="card" height="100%" />
  </Stack>
);

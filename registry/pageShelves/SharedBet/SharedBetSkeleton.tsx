import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SharedBetSkeleton = () => (
  <Stack gap={16} css={{ maxWidth: '640px', marginInline: 'auto' }}>
    <Skeleton shape="card" height={134} />
    <Skeleton shape="card" height={228} />
  </Stack>
);

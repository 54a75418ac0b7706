import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const GameSearchSkeleton = () => (
  <Stack gap={16} css={{ maxWidth: '496px' }}>
    <Skeleton width={120} height={24} />
    <Skeleton height={44} shape="control" />
  </Stack>
);

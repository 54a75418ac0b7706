import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ErrorScreensSkeleton = () => (
  <Stack gap={16} align="center">
    <Skeleton width={160} height={24} />
    <Skeleton width={160} height={24} />
    <Skeleton width={160} height={24} />
  </Stack>
);

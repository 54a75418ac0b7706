import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CasinoMenuSkeleton = () => (
  <Stack gap={4}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <Skeleton key={at} height={44} shape="control" />
    ))}
  </Stack>
);

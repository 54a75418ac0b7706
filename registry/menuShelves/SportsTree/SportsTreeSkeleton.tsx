import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SportsTreeSkeleton = () => (
  <Stack gap={4} css={{ paddingTop: '$16', width: '100%' }} aria-hidden>
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} shape="control" height={44} />
    ))}
  </Stack>
);

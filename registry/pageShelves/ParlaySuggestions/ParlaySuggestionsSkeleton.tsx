import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ParlaySuggestionsSkeleton = () => (
  <Stack gap={12} css={{ paddingTop: '$12' }}>
    <Skeleton width={180} height={20} />
    <Skeleton shape="card" width={340} height={268} />
  </Stack>
);

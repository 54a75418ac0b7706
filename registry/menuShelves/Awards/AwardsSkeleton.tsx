import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const AwardsSkeleton = () => (
  <Stack gap={8} role="status">
    <VisuallyHidden>Loading your rewards</VisuallyHidden>
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} height={74} shape="card" />
    ))}
  </Stack>
);

import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export function ScreenSkeleton() {
  return (
    <Stack gap={24} role="status" aria-busy>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton width={220} height={36} shape="text" />
      <Skeleton height={56} shape="card" />
      <Skeleton height={280} shape="card" />
    </Stack>
  );
}

import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const MarketGroupsSkeleton = () => (
  <Stack gap={8} role="status">
    <VisuallyHidden>{t`Loading markets`}</VisuallyHidden>
    <Skeleton shape="control" height={44} />
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} shape="card" height={118} />
    ))}
  </Stack>
);

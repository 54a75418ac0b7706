import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const ConsentSkeleton = () => (
  <Stack gap={16} role="status">
    <VisuallyHidden>{t`Loading`}</VisuallyHidden>
    <Skeleton width="60%" height={24} />
    <Skeleton height={120} />
    <Skeleton shape="control" height={64} />
    <Skeleton shape="control" height={48} />
  </Stack>
);

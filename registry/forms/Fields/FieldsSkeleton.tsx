import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const FieldsSkeleton = () => (
  <Stack gap={16} role="status">
    <VisuallyHidden>{t`Loading the form`}</VisuallyHidden>
    <Skeleton shape="control" height={72} />
    <Skeleton shape="control" height={72} />
    <Skeleton shape="control" height={48} />
  </Stack>
);

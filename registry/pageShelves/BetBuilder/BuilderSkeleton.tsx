import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const BuilderSkeleton = () => (
  <Stack gap={12} role="status" css={{ padding: '0 $16 $16' }}>
    <VisuallyHidden>{t`Loading picks`}</VisuallyHidden>
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} shape="control" height={72} />
    ))}
  </Stack>
);

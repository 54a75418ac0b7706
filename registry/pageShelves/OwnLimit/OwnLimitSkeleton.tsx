import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const OwnLimitSkeleton = () => (
  <Stack gap={0} css={{ height: '294px', '@tablet': { height: '274px' } }} role="status" aria-label={t`Loading your limits`}>
    <Skeleton shape="card" height="100%" />
  </Stack>
);

export const EditorSkeleton = () => (
  <div role="status" aria-label={t`Loading your limits`}>
    <Skeleton height={164} />
  </div>
);

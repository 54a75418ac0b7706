import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const LimitListSkeleton = () => (
  <Stack gap={0} css={{ height: '1100px' }} role="status" aria-label={t`Loading your limits`}>
    <Skeleton shape="card" height="100%" />
  </Stack>
);

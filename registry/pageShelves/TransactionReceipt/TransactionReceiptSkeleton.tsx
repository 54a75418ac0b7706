import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const TransactionReceiptSkeleton = () => (
  <Stack gap={16} css={{ maxWidth: '560px' }}>
    <Skeleton width={160} height={34} />
    <Skeleton height={464} shape="card" />
    <Skeleton width={240} height={40} shape="control" />
  </Stack>
);

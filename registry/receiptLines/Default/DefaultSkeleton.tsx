import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const DefaultSkeleton = () => (
  <Row justify="between" css={{ height: '28px' }}>
    <Skeleton width={96} height={14} />
    <Skeleton width={64} height={14} />
  </Row>
);

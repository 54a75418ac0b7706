import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const TabsSkeleton = () => (
  <Row gap={16} css={{ height: '45px' }}>
    <Skeleton width={64} height={16} />
    <Skeleton width={80} height={16} />
    <Skeleton width={56} height={16} />
  </Row>
);

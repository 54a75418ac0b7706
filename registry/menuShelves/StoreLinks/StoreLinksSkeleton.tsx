import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const StoreLinksSkeleton = () => (
  <Row gap={8} css={{ minWidth: '100%' }}>
    <Skeleton width={160} height={44} shape="control" />
    <Skeleton width={112} height={44} shape="control" />
  </Row>
);

import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const HeaderSkeleton = () => (
  <Row css={{ height: '56px' }}>
    <Skeleton width={140} height={20} />
  </Row>
);

import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const SeparatorSkeleton = () => (
  <Row css={{ height: '17px' }}>
    <Skeleton height={1} />
  </Row>
);

import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const ColumnsSkeleton = () => (
  <Row gap={24} align="start">
    <Skeleton shape="card" height={240} />
  </Row>
);

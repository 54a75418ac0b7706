import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const CategoryPillsSkeleton = () => (
  <Row gap={12} css={{ overflow: 'hidden', height: '44px' }}>
    {[110, 96, 124, 136, 140, 92].map((width) => (
      <Skeleton key={width} width={width} height={44} shape="control" />
    ))}
  </Row>
);

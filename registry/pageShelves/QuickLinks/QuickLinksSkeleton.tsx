import { Row } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const QuickLinksSkeleton = () => (
  <Row gap={12} css={{ overflow: 'hidden' }}>
    {[112, 128, 104, 136, 120].map((width) => (
      <Skeleton key={width} width={width} height={44} shape="control" />
    ))}
  </Row>
);

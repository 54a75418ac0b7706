import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const AwardsSkeleton = () => (
  <Stack gap={0} role="status">
    <VisuallyHidden>Loading your rewards</VisuallyHidden>
    <Row css={{ height: '40px', paddingInline: '$12' }}>
      <Skeleton width={80} height={16} shape="text" />
    </Row>
    <Row gap={12} css={{ overflow: 'hidden', '@tablet': { marginBottom: '40px' } }}>
      {[0, 1, 2].map((at) => (
        <Row key={at} css={{ flex: 'none', width: '144px' }}>
          <Skeleton height={74} shape="card" />
        </Row>
      ))}
    </Row>
  </Stack>
);

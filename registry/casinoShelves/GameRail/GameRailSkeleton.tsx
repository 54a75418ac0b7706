import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const GameRailSkeleton = () => (
  <Stack gap={4} role="status">
    <VisuallyHidden>Loading games</VisuallyHidden>
    <Row css={{ minHeight: '40px' }}>
      <Skeleton width={150} height={20} />
    </Row>
    <Row gap={12} css={{ overflow: 'hidden' }}>
      {[0, 1, 2, 3, 4].map((at) => (
        <Stack key={at} gap={8} css={{ flex: 'none', width: 'min(212px, calc((100vw - 56px) / 2.2))' }}>
          <Stack css={{ aspectRatio: '4 / 3' }}>
            <Skeleton shape="card" height="100%" />
          </Stack>
          <Skeleton width="70%" height={14} />
          <Skeleton width="45%" height={12} />
        </Stack>
      ))}
    </Row>
  </Stack>
);

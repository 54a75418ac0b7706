import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const AwardsSkeleton = () => (
  <Stack gap={0} role="status">
    <VisuallyHidden>{t`Loading your rewards`}</VisuallyHidden>
    <Row css={{ boxSizing: 'border-box', height: '48px', padding: '0 $12 $16' }}>
      <Skeleton width={80} height={16} shape="text" />
    </Row>
    <Row gap={12} css={{ overflow: 'hidden' }}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} width={148} height={74} shape="card" />
      ))}
    </Row>
  </Stack>
);

import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CARD_WIDTH } from './cardWidth.ts';

export function FeaturedEventsSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{t`Loading featured events`}</VisuallyHidden>
      <Row css={{ minHeight: '40px' }}>
        <Skeleton width={180} height={20} />
      </Row>
      <Row gap={12} css={{ overflow: 'hidden', '--card': '266px', '@belowTablet': { '--card': '206px' } }}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} shape="card" width={CARD_WIDTH} height="var(--card)" />
        ))}
      </Row>
    </Stack>
  );
}

import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';

export function PromotionsSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{t`Loading promotions`}</VisuallyHidden>
      <Row css={{ minHeight: '40px' }}>
        <Skeleton width={140} height={20} />
      </Row>
      <CardGrid as="div">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} shape="card" height={212} />
        ))}
      </CardGrid>
    </Stack>
  );
}

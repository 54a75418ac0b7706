import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';

export const QuickBetsSkeleton = () => (
  <Stack gap={4} role="status">
    <VisuallyHidden>{t`Loading quick bets`}</VisuallyHidden>
    <Row css={{ minHeight: '40px' }}>
      <Skeleton width={120} height={20} />
    </Row>
    <Row css={{ height: '72px', marginBottom: '$12', '@belowTablet': { height: '102px' } }}>
      <Skeleton width="100%" height={44} />
    </Row>
    <CardGrid aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <li key={at}>
          <Skeleton shape="card" height={130} />
        </li>
      ))}
    </CardGrid>
  </Stack>
);

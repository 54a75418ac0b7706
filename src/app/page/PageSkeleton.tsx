import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { PageType } from '../paths.ts';
import { PageHeadingSkeleton } from './PageHeading.tsx';

/** Stands for a page whose layout is not known yet: the usual first shelves of its type. */
export function PageSkeleton({ type }: { readonly type: PageType }) {
  return (
    <Stack gap={24} role="status" aria-label="Loading page" css={{ minHeight: '120vh' }}>
      <PageHeadingSkeleton type={type} />
      {type === 'home' ? <CardRail /> : null}
      {type === 'event' ? <Skeleton height={184} shape="card" /> : null}
      {type === 'my-bets' ? (
        <BetCards />
      ) : type === 'casino' || type === 'promotions' ? (
        <Tiles />
      ) : (
        <Grid rows={type === 'event' ? 4 : 6} />
      )}
    </Stack>
  );
}

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const CardRail = () => (
  <Stack gap={12}>
    <Skeleton width={180} height={24} shape="text" />
    <Row gap={12} css={{ overflow: 'hidden' }}>
      {times(3).map((at) => (
        <div key={at}>
          <Skeleton width={320} height={204} shape="card" />
        </div>
      ))}
    </Row>
  </Stack>
);

const Grid = ({ rows }: { readonly rows: number }) => (
  <Stack gap={12}>
    <Skeleton width={160} height={24} shape="text" />
    <Card padding="none" clipped>
      {times(rows).map((at) => (
        <Row key={at} gap={12} css={{ height: '$row', padding: '$12', borderTop: at === 0 ? 'none' : '1px solid $line' }}>
          <Stack gap={12} css={{ flex: 1 }}>
            <Skeleton width="70%" height={16} shape="text" />
            <Skeleton width="60%" height={16} shape="text" />
          </Stack>
          <Row gap={4} css={{ flex: 1.2, maxWidth: '420px' }}>
            {times(3).map((column) => (
              <Stack key={column} gap={4} css={{ flex: 1 }}>
                <Skeleton height={36} shape="odds" />
                <Skeleton height={36} shape="odds" />
              </Stack>
            ))}
          </Row>
        </Row>
      ))}
    </Card>
  </Stack>
);

const BetCards = () => (
  <Stack gap={12}>
    <Skeleton height={44} shape="control" width={280} />
    {times(3).map((at) => (
      <Skeleton key={at} height={168} shape="card" />
    ))}
  </Stack>
);

const Tiles = () => (
  <Stack gap={12}>
    <Skeleton width={160} height={24} shape="text" />
    <Row gap={12} wrap>
      {times(8).map((at) => (
        <div key={at}>
          <Skeleton width={212} height={208} shape="card" />
        </div>
      ))}
    </Row>
  </Stack>
);

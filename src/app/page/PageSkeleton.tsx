import { t } from '#src/lib/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { PageType } from '../paths.ts';
import { PageHeadingSkeleton } from './PageHeading.tsx';

/** Stands for a page whose layout is not known yet: the usual first shelves of its type. */
export function PageSkeleton({ type }: { readonly type: PageType }) {
  return (
    <Tall gap={24} role="status" aria-label={t`Loading page`}>
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
    </Tall>
  );
}

const Tall = styled(Stack, { minHeight: '120vh' });
const Clipped = styled(Row, { overflow: 'hidden' });
const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  // Some brands have rows that are lower than what is in them: it stands out above as far as below.
  placeContent: 'center stretch',
  alignItems: 'center',
  gap: '$12',
  height: '$row',
  padding: '$12',
  '& + &': { borderTop: '1px solid $line' },
});
const Odds = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '$4', maxWidth: '420px' });

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const CardRail = () => (
  <Stack gap={12}>
    <Skeleton width={180} height={24} shape="text" />
    <Clipped gap={12}>
      {times(3).map((at) => (
        <div key={at}>
          <Skeleton width={320} height={204} shape="card" />
        </div>
      ))}
    </Clipped>
  </Stack>
);

const Grid = ({ rows }: { readonly rows: number }) => (
  <Stack gap={12}>
    <Skeleton width={160} height={24} shape="text" />
    <Card padding="none" clipped>
      {times(rows).map((at) => (
        <Line key={at}>
          <Stack gap={12}>
            <Skeleton width="70%" height={16} shape="text" />
            <Skeleton width="60%" height={16} shape="text" />
          </Stack>
          <Odds>
            {times(6).map((price) => (
              <Skeleton key={price} height={36} shape="odds" />
            ))}
          </Odds>
        </Line>
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

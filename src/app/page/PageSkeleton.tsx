import type { ReactNode } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Breathing, Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { PageType } from '../frame/paths.ts';
import { PageHeadingSkeleton } from './PageHeading.tsx';

export function PageSkeleton({ type }: { readonly type: PageType }) {
  return (
    <Tall as="div" role="status" aria-label={t`Loading page`}>
      <PageHeadingSkeleton type={type} />
      {type === 'home' ? <Cards count={3} width={320} height={204} /> : null}
      {type === 'event' ? <Skeleton height={184} shape="card" /> : null}
      {type === 'my-bets' ? (
        <Cards title={<Skeleton width={320} height={44} shape="control" />} count={3} width="100%" height={168} wrap />
      ) : type === 'casino' || type === 'promotions' ? (
        <Cards count={9} width="30%" height={204} wrap />
      ) : (
        <Grid />
      )}
    </Tall>
  );
}

const Tall = styled(Breathing, {
  display: 'flex',
  flexDirection: 'column',
  gap: '$sizes$shelf',
  minHeight: '120vh',
  background: 'none',
  '& span': { animation: 'none' },
});
const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr',
  alignItems: 'center',
  gap: '$4',
  height: '$row',
  padding: '0 $12',
  // Every second row is the shadow of the row above, to halve the number of elements.
  '& > *': { marginBottom: '40px', boxShadow: '0 40px $colors$surface3' },
  '& + &': { borderTop: '1px solid $line' },
});

const TITLE = <Skeleton width={160} height={24} shape="text" />;

type CardsProps = {
  readonly count: number;
  readonly width: number | string;
  readonly height: number;
  readonly wrap?: boolean;
  readonly title?: ReactNode;
};

const Cards = ({ count, width, height, wrap = false, title = TITLE }: CardsProps) => (
  <Stack>
    {title}
    <Row gap={12} wrap={wrap} css={{ overflow: 'hidden' }}>
      {times(count, (at) => (
        <Skeleton key={at} width={width} height={height} shape="card" />
      ))}
    </Row>
  </Stack>
);

const Grid = () => (
  <Stack>
    {TITLE}
    <Card padding="none" clipped>
      {times(6, (at) => (
        <Line key={at}>
          <Skeleton width="70%" height={16} shape="text" />
          {times(3, (price) => (
            <Skeleton key={price} height={36} shape="odds" />
          ))}
        </Line>
      ))}
    </Card>
  </Stack>
);

const times = (count: number, draw: (at: number) => ReactNode): readonly ReactNode[] => Array.from({ length: count }, (_, at) => draw(at));

import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Cell, Head, HeadSpace, Meta, RowGrid, Rows, Side } from './gridFrame.ts';

const COLUMNS = [0, 1, 2];

export function EventGridSkeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Stack gap={0} role="status">
      <VisuallyHidden>{t`Loading events`}</VisuallyHidden>
      <Stack css={{ minHeight: '40px', marginBottom: '$4', justifyContent: 'center' }}>
        <Skeleton width={160} height={20} />
      </Stack>
      <Card padding="none">
        <Head columns={3} css={{ position: 'static' }}>
          <HeadSpace />
        </Head>
        <Rows as="div">
          {Array.from({ length: rows }, (_, at) => (
            <RowGrid as="div" key={at} columns={3} css={at === 0 ? {} : { borderTop: '1px solid $line' }}>
              <Meta>
                <Skeleton width={96} height={12} />
              </Meta>
              <Stack gap={4}>
                <SideSkeleton />
                <SideSkeleton />
              </Stack>
              {COLUMNS.map((column) => (
                <Cell key={column}>
                  <Skeleton shape="odds" height="var(--lm-sizes-odds)" />
                  <Skeleton shape="odds" height="var(--lm-sizes-odds)" />
                </Cell>
              ))}
            </RowGrid>
          ))}
        </Rows>
      </Card>
    </Stack>
  );
}

function SideSkeleton() {
  return (
    <Side as="div">
      <Skeleton shape="circle" width={24} height={24} />
      <Skeleton width="60%" height={14} />
    </Side>
  );
}

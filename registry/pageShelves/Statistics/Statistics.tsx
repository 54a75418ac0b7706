import type { FragmentType } from '@apollo/client';
import { type StatisticsFragment, StatisticsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { StatisticTable } from '../../parts/event/StatisticTable.tsx';

export function Statistics({ node }: { readonly node: FragmentType<StatisticsFragment> }) {
  const { title, emptyText, sides, statistics } = useNode(StatisticsFragmentDoc, node);
  return (
    <>
      <ShelfHead title={title} />
      {statistics === null || sides === null ? <ShelfProblem what={t`the statistics`} /> : null}
      {sides !== null && statistics?.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="calendar" headingLevel="p" title={emptyText} />
        </Card>
      ) : null}
      {sides !== null && statistics !== null && statistics.length > 0 ? (
        <Card padding="none" clipped>
          <Stack gap={0}>
            {statistics.map((group) => (
              <StatisticTable key={group.id} group={group} sides={sides} />
            ))}
          </Stack>
        </Card>
      ) : null}
    </>
  );
}

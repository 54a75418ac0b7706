import type { FragmentType } from '@apollo/client';
import { useFragment, useQuery } from '@apollo/client/react';
import {
  LimitHistoryAfterDocument,
  type LimitHistoryFragment,
  LimitHistoryFragmentDoc,
  LimitHistoryHeldFragmentDoc,
  type LimitHistoryPageFragment,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { EntryLine, EntryLines, EntryWords } from '../../parts/text/entryLines.ts';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { LostPage, NextPage } from '../../parts/shelf/NextPage.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { dateTimeText } from '../../parts/text/written.ts';
import { LimitHistorySkeleton } from './LimitHistorySkeleton.tsx';

const Value = styled('div', { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '$4', textAlign: 'end' });

export function LimitHistory({ node }: { readonly node: FragmentType<LimitHistoryFragment> }) {
  const { id, title, emptyTitle, emptyText } = useNode(LimitHistoryFragmentDoc, node);
  const player = useFragment({
    fragment: LimitHistoryHeldFragmentDoc,
    fragmentName: 'LimitHistoryHeld',
    from: { __typename: 'LimitHistoryShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your limits`} illustration="responsible-gaming">
        <LimitHistorySkeleton />
      </Owed>
    );
  const { section } = player.data;
  if (section === null) return <ShelfProblem what={t`your limits`} />;
  return (
    <>
      <ShelfHead title={title} />
      {section.items.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="responsible-gaming" headingLevel="p" title={emptyTitle} body={emptyText} />
        </Card>
      ) : (
        <Stack gap={16}>
          <HistoryPage title={title} page={section} />
        </Stack>
      )}
    </>
  );
}

function HistoryPage({ title, page }: { readonly title: string; readonly page: LimitHistoryPageFragment }) {
  const { items, ...pageInfo } = page;
  return (
    <>
      <Card padding="none" clipped>
        <EntryLines aria-label={title}>
          {items.map((item) => (
            <EntryLine key={item.id}>
              <EntryWords>
                <Text weight="medium">{item.label}</Text>
                <Text size={12} tone="ink3">
                  {item.end === null ? t`Since ${dateTimeText(item.start)}` : t`${dateTimeText(item.start)} to ${dateTimeText(item.end)}`}
                </Text>
              </EntryWords>
              <Value>
                <Text weight="bold">{item.amount?.formattedAmount ?? item.timeLimit}</Text>
                {item.isActive ? <Badge tone="positive">{t`Active`}</Badge> : null}
              </Value>
            </EntryLine>
          ))}
        </EntryLines>
      </Card>
      <NextPage pageInfo={pageInfo} after={(cursor) => <PageAfter title={t`More of ${title}`} after={cursor} />} />
    </>
  );
}

function PageAfter({ title, after }: { readonly title: string; readonly after: string }) {
  const { data, error, refetch } = useQuery(LimitHistoryAfterDocument, { variables: { after }, fetchPolicy: 'network-only' });
  if (data) return <HistoryPage title={title} page={data.rgLimitHistorySection} />;
  if (!error) return <Skeleton shape="card" height={212} />;
  return <LostPage onRetry={() => void refetch()}>{t`We could not load this part of your limits.`}</LostPage>;
}

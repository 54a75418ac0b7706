import { useQuery } from '@apollo/client/react';
import { AccountHistoryDocument, type HistoryEntriesFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LostPage, NextPage } from '../../parts/shelf/NextPage.tsx';
import { EntryLines } from '../../parts/text/entryLines.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { ALL, ANY_TIME } from './useChoice.ts';

type List = {
  readonly title: string;
  readonly sectionId: string;
  readonly filterId: string;
  readonly periodId: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
};

type PagesProps = List & { readonly page: HistoryEntriesFragment; readonly isFirst?: boolean };

export function HistoryPages({ page, isFirst = false, ...list }: PagesProps) {
  const { entries, pageInfo } = page;
  if (entries.length === 0 && isFirst) return <Nothing {...list} />;
  return (
    <>
      <Card padding="none" clipped>
        <EntryLines aria-label={isFirst ? list.title : t`More of ${list.title}`}>
          {entries.map((entry) => (
            <HistoryLine key={entry.id} entry={entry} />
          ))}
        </EntryLines>
      </Card>
      <NextPage pageInfo={pageInfo} after={(cursor) => <PageAfter {...list} after={cursor} />} />
    </>
  );
}

function Nothing({ filterId, periodId, emptyTitle, emptyText }: List) {
  const isNarrowed = filterId !== ALL || periodId !== ANY_TIME;
  return (
    <Card padding="none">
      <EmptyState
        illustration="bets"
        headingLevel="p"
        title={isNarrowed ? t`Nothing found` : emptyTitle}
        body={isNarrowed ? t`Choose another type or a longer period.` : emptyText}
      />
    </Card>
  );
}

export function PageAfter({ after, ...list }: List & { readonly after: string | null }) {
  const { sectionId, filterId, periodId } = list;
  const { data, error, refetch } = useQuery(AccountHistoryDocument, {
    variables: { sectionId, filterId, periodId, after },
    fetchPolicy: 'cache-and-network',
  });
  if (data) return <HistoryPages {...list} page={data.accountHistory} isFirst={after === null} />;
  if (!error) return <Skeleton shape="card" height={212} />;
  return <LostPage onRetry={() => void refetch()}>{t`We could not load this part of your history.`}</LostPage>;
}

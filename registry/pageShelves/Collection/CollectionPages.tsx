import { useQuery } from '@apollo/client/react';
import { type CollectionItemsFragment, CollectionPageDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LostPage, NextPage } from '../../parts/shelf/NextPage.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Items } from './Items.tsx';

type List = {
  readonly of: string;
  readonly title: string;
  readonly collectionId: string;
  readonly filterId: string | null;
  readonly pageSize: number;
  readonly emptyTitle: string;
  readonly emptyText: string;
};

type PagesProps = List & { readonly page: CollectionItemsFragment; readonly isFirst?: boolean };

export function CollectionPages({ page, isFirst = false, ...list }: PagesProps) {
  const { items, pageInfo, totalCount } = page;
  if (totalCount === 0)
    return (
      <Card padding="none">
        <EmptyState illustration="explore" headingLevel="p" title={list.emptyTitle} body={list.emptyText} />
      </Card>
    );
  return (
    <>
      {isFirst ? (
        <Text tone="ink2" size={13} aria-live="polite">
          {t`{${totalCount}, number} total`}
        </Text>
      ) : null}
      <Items of={list.of} label={isFirst ? list.title : t`More of ${list.title}`} items={items} />
      <NextPage pageInfo={pageInfo} after={(cursor) => <PageAfter {...list} after={cursor} />} />
    </>
  );
}

export function PageAfter({ after, ...list }: List & { readonly after: string | null }) {
  const { collectionId, filterId, pageSize: first } = list;
  const { data, previousData, error, refetch } = useQuery(CollectionPageDocument, {
    variables: { collectionId, filterId, first, after },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData);
  if (shown) return <CollectionPages {...list} page={shown.collection} isFirst={after === null} />;
  if (!error) return <Skeleton shape="card" height={212} />;
  return <LostPage onRetry={() => void refetch()}>{t`We could not load this part of the list.`}</LostPage>;
}

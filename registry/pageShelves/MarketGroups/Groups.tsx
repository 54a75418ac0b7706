import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { EventMarketsDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LostPage } from '../../parts/shelf/NextPage.tsx';
import { Group } from './Group.tsx';
import type { MarketGroupOf } from './marketTypes.ts';
import { withSidesInOrder } from './sides.ts';

const OPEN_AT_FIRST = 5;
const isMissing = ({ markets, marketCount }: MarketGroupOf): boolean => markets.length === 0 && marketCount > 0;

/** Loads the missing markets of all groups when any group opens. */
export function Groups({ groups, eventId }: { readonly groups: readonly MarketGroupOf[]; readonly eventId: string }) {
  const [isWanted, setIsWanted] = useState(groups.slice(0, OPEN_AT_FIRST).some(isMissing));
  const types = [...new Set(groups.filter(isMissing).flatMap(({ marketTypes }) => marketTypes))];
  const { data, error, refetch } = useQuery(EventMarketsDocument, {
    variables: { eventId, types },
    skip: !isWanted || types.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const later = error ? (
    <LostPage onRetry={() => void refetch()}>{t`We could not load these markets.`}</LostPage>
  ) : (
    <Skeleton shape="control" height={44} />
  );
  return (
    <Stack gap={8}>
      {groups.map((group, at) => (
        <Group
          key={group.id}
          group={data && isMissing(group) ? filled(group, data.eventMarkets) : group}
          isOpenAtFirst={at < OPEN_AT_FIRST}
          {...(isMissing(group) && !data ? { later, onOpen: () => setIsWanted(true) } : {})}
        />
      ))}
    </Stack>
  );
}

function filled(group: MarketGroupOf, all: MarketGroupOf['markets']): MarketGroupOf {
  const markets = group.marketTypes.flatMap((type) => all.filter((market) => market.type === type));
  const [tab] = withSidesInOrder([
    { __typename: 'MarketTab', id: '', label: '', groups: [{ ...group, markets, marketCount: markets.length }] },
  ]);
  return tab?.groups[0] ?? group;
}

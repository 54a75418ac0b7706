import { useEffect } from 'react';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { ReadLimitsDocument, UnreadLimitsFragmentDoc } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { useAuth } from '#src/core/auth/index.ts';

export function useReadLimits(isShown: boolean): void {
  const client = useApolloClient();
  const { account } = useAuth();
  const id = account?.id;
  // Reads the cache directly, because the menus' hook would pull the app shell into this chunk.
  const { complete, data } = useFragment({
    fragment: UnreadLimitsFragmentDoc,
    fragmentName: 'UnreadLimits',
    from: { __typename: 'Account', id: id ?? '' },
  });
  const isUnread = complete && data.unreadLimitNotices > 0;
  useEffect(() => {
    if (!isShown || !isUnread || id === undefined) return;
    client.mutate({ mutation: ReadLimitsDocument }).then(
      ({ data }) => {
        if (data?.userAck.succeeded === true)
          client.cache.modify({ id: client.cache.identify({ __typename: 'Account', id }) ?? '', fields: { unreadLimitNotices: () => 0 } });
      },
      (error: unknown) => reportError('auth', error),
    );
  }, [client, id, isShown, isUnread]);
}

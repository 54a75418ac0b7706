import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ReadLimitsDocument } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { useUnreadLimits } from '../../parts/useUnreadLimits.ts';

/** Acknowledges what is unread once the limits are shown. */
export function useReadLimits(isShown: boolean): void {
  const client = useApolloClient();
  const { account } = useAuth();
  const id = account?.id;
  const isUnread = useUnreadLimits() > 0;
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

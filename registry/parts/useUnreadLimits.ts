import { useFragment } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { UnreadLimitsFragmentDoc } from '#src/gql/graphql.ts';

/** Returns the number of unread messages about limits; 0 while unknown. */
export function useUnreadLimits(): number {
  const { account } = useAuth();
  const { complete, data } = useFragment({
    fragment: UnreadLimitsFragmentDoc,
    fragmentName: 'UnreadLimits',
    from: { __typename: 'Account', id: account?.id ?? '' },
  });
  return complete ? data.unreadLimitNotices : 0;
}

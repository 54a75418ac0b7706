import { useFragment } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { UnreadLimitsFragmentDoc } from '#src/gql/graphql.ts';

export function useUnreadLimits(): number {
  const { account } = useAuth();
  const { complete, data } = useFragment({
    fragment: UnreadLimitsFragmentDoc,
    fragmentName: 'UnreadLimits',
    from: { __typename: 'Account', id: account?.id ?? '' },
  });
  return complete ? data.unreadLimitNotices : 0;
}
